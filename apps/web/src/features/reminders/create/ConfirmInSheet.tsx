import type { Reminder } from '@planner/contract/reminders'
import { useEffect, useId, useRef } from 'react'

import { dateInWords, timeInWords } from '#platform/time/in-words.ts'
import { Button } from '#ui/Button.tsx'
import { words } from '../words.ts'
import { MadeInWords } from './MadeInWords.tsx'

type ConfirmInSheetProps = { reminder: Reminder; onConfirm: (day: string) => void; onCancel: () => void }

/** The question whether the reminder that was just made is what the person meant, in the sheet that asked for it. */
export function ConfirmInSheet({ reminder, onConfirm, onCancel }: ConfirmInSheetProps) {
  const id = useId()
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => yes.current?.focus(), [])

  return (
    <section role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <h3 id={`${id}-title`} className="text-lg font-semibold wrap-break-word">
        {words.confirmCreate(reminder.title, dateInWords(reminder.date), timeInWords(reminder.time))}
      </h3>
      <div id={`${id}-text`} className="mt-2 text-soft">
        <MadeInWords reminder={reminder} />
      </div>
      <div className="mt-6 flex flex-col-reverse gap-2.5 md:flex-row md:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button ref={yes} onClick={() => onConfirm(reminder.date)}>
          Confirm
        </Button>
      </div>
    </section>
  )
}
