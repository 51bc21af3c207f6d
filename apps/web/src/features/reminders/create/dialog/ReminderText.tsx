import { reminders as limits } from '@planner/contract/constants/reminders'
import { MicOff } from 'lucide-react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'

import { cx } from '#ui/cx.ts'
import { Field } from '#ui/form/Field.tsx'
import { inputClass } from '#ui/form/input-class.ts'
import type { Dictation } from '../../voice/use-dictation.ts'
import { VoiceInput } from '../../voice/VoiceInput.tsx'
import { MarkedText } from '../reading/MarkedText.tsx'
import type { Mark } from '../reading/marks.ts'

type ReminderTextProps = {
  ref: Ref<HTMLTextAreaElement>
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  /** Called on Enter; Shift+Enter inserts a line break. */
  onSubmit: () => void
  marks: readonly Mark[]
  error: string | null
  hint: ReactNode
  dictation: Dictation
  /** Rendered directly below the text. */
  below: ReactNode
}

/** A text box for the sentence, with the understood words highlighted. */
export function ReminderText(props: ReminderTextProps) {
  const { ref, value, onChange, onBlur, onSubmit, marks, error, hint, dictation, below } = props
  const layer = cx(bothLayers, dictation.supported && 'pb-12!')
  const submitByKey = (event: KeyboardEvent) => {
    // Enter that completes input method composition must not submit the form.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSubmit()
  }

  return (
    <Field label="What should I remind you about?" required error={error} hint={hint}>
      {(ids) => (
        <>
          <div className="relative">
            <div className="-m-1 grid max-h-56 overflow-y-auto p-1">
              <MarkedText text={value} marks={marks} className={cx(layer, 'bg-surface')} />
              <textarea
                {...ids}
                ref={ref}
                rows={2}
                maxLength={limits.textMax}
                enterKeyHint="done"
                autoCapitalize="sentences"
                placeholder={dictation.listening ? 'Listening…' : 'kal subah 8 baje mummy ko call'}
                value={value}
                onChange={(event) => onChange(event.target.value)}
                onBlur={onBlur}
                onKeyDown={submitByKey}
                className={cx(layer, 'relative resize-none overflow-hidden bg-transparent!')}
              />
            </div>
            {dictation.supported && (
              <VoiceInput dictation={dictation} text={value} className="absolute right-1.5 bottom-1.5" />
            )}
          </div>
          {dictation.failure && (
            <p role="alert" className="flex items-start gap-1.5 text-sm font-medium text-danger">
              <MicOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {dictation.failure}
            </p>
          )}
          {below}
        </>
      )}
    </Field>
  )
}

/** Identical wrapping for both layers. */
const bothLayers = inputClass('[grid-area:1/1] min-h-27! py-3 leading-6! whitespace-pre-wrap wrap-break-word')
