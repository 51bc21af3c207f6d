import type { Reminder } from '@planner/contract/reminders'
import { useEffect, useId, useRef } from 'react'

import { dateInWords, timeInWords } from '#platform/time/date-in-words.ts'
import { Button } from '#ui/Button.tsx'
import { words } from '../../words.ts'
import { MadeInWords } from '../MadeInWords.tsx'
import { NextInWords } from './NextInWords.tsx'

type ConfirmInSheetProps = {
  reminder: Reminder
  pending: boolean
  onConfirm: () => void
  onCancel: () => void
  /** What of the text could not be applied as written. */
  caution: string | null
  /** The next sentence, typed meanwhile. */
  next: string
}

/** Asks the person to confirm a reminder before it is created, within the sheet that requested it. */
export function ConfirmInSheet({ reminder, pending, onConfirm, onCancel, caution, next }: ConfirmInSheetProps) {
  const id = useId()
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => yes.current?.focus(), [])

  return (
    <section role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <h3 id={`${id}-title`} className="text-lg font-semibold wrap-break-word">
        {words.confirmCreate(reminder.title, dateInWords(reminder.date), timeInWords(reminder.time))}
      </h3>
      <div id={`${id}-text`} className="mt-2 text-soft">
        {caution && <span className="block">{caution}</span>}
        <MadeInWords reminder={reminder} />
        <NextInWords text={next} />
      </div>
      <div className="mt-6 flex flex-col-reverse gap-2.5 md:flex-row md:justify-end">
        <Button variant="secondary" disabled={pending} onClick={onCancel}>
          Cancel
        </Button>
        <Button ref={yes} pending={pending} onClick={onConfirm}>
          Confirm
        </Button>
      </div>
    </section>
  )
}
