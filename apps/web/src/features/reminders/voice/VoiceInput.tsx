import { Mic } from 'lucide-react'

import { cx } from '#ui/cx.ts'

import type { Dictation } from './use-dictation.ts'

/** The microphone button, with the selected language next to it. */
export function VoiceInput({ dictation, text, className }: { dictation: Dictation; text: string; className: string }) {
  const { listening, language, next, start, stop, switchLanguage } = dictation

  return (
    <div className={cx('flex', className)}>
      <button
        type="button"
        aria-label={`${language.sign}: speaking ${language.name}, switch to ${next.name}`}
        title={`Speaking ${language.name}`}
        onClick={switchLanguage}
        className="grid size-11 place-items-center rounded-md text-xs font-bold text-soft hover:bg-sunk"
      >
        <span className="rounded-sm border border-line px-1.5 py-0.5">{language.sign}</span>
      </button>
      <button
        type="button"
        aria-label={listening ? 'Stop listening' : `Speak in ${language.name}`}
        title={listening ? 'Stop listening' : `Speak in ${language.name}`}
        onClick={() => (listening ? stop() : start(text))}
        className={cx(
          'grid size-11 place-items-center rounded-full mouse:transition-colors',
          listening ? 'bg-accent text-on-accent hover:bg-accent-deep' : 'text-teal hover:bg-teal-soft',
        )}
      >
        <Mic aria-hidden="true" className={cx('size-5', listening && 'motion-safe:animate-pulse')} />
      </button>
      <output className="sr-only">{listening && `Listening in ${language.name}`}</output>
    </div>
  )
}
