import { Cookie } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'

import { Button } from '#ui/Button.tsx'

import { defaultChoices } from './consent-store.ts'
import { saveConsent } from './save-consent.ts'
import { texts } from './texts.ts'

type ConsentQuestionProps = {
  onPreferences: () => void
  /** Whether the preferences were just closed, so that focus returns to their button. */
  takesFocus: RefObject<boolean>
}

/** The consent question; refusing takes no more effort than accepting. */
export function ConsentQuestion({ onPreferences, takesFocus }: ConsentQuestionProps) {
  const preferences = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus.current) preferences.current?.focus()
  }, [takesFocus])

  return (
    <>
      <div className="-mt-1.5 -mr-2 flex flex-wrap items-center justify-between gap-x-2">
        <h2 id="consent-heading" className="flex items-center gap-2 text-lg font-semibold">
          <Cookie aria-hidden="true" className="size-5 shrink-0 text-accent-text" strokeWidth={1.9} />
          {texts.title}
        </h2>
        <Button ref={preferences} variant="quiet" size="sm" className="px-2!" onClick={onPreferences}>
          Preferences
        </Button>
      </div>
      <p className="text-sm text-soft">
        {/* In pieces, because a browser would take a longer paragraph for the page's largest content. */}
        {texts.text} <span className="inline-block">{texts.promise}</span>{' '}
        <a
          href="/legal/cookies"
          target="_blank"
          rel="noopener"
          className="inline-block font-semibold text-accent-text underline underline-offset-2"
        >
          {texts.policy}
        </a>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button variant="secondary" size="sm" className="px-2!" onClick={() => saveConsent(nothingMore)}>
          Necessary Only
        </Button>
        <Button variant="secondary" size="sm" className="px-2!" onClick={() => saveConsent(everything)}>
          Accept All
        </Button>
      </div>
    </>
  )
}

const nothingMore = { functional: false, analytics: false, marketing: false }
const everything = { ...defaultChoices, analytics: true, marketing: true }
