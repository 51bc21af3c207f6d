import type { Reminder } from '@planner/contract/reminders'
import { dateInWords, timeInWords } from '#platform/time/in-words.ts'
import { AlertDialog } from '#ui/AlertDialog.tsx'
import { repeats } from '../agenda/occurrences.ts'
import { words } from '../words.ts'
import { MadeInWords } from './MadeInWords.tsx'

type ConfirmReminderProps = { reminder: Reminder; onConfirm: (day: string) => void; onCancel: () => void }

/** Whether a reminder that was just made without the create dialog is what the person meant. */
export function ConfirmReminder({ reminder, onConfirm, onCancel }: ConfirmReminderProps) {
  const isToldOf = repeats(reminder) || reminder.time_defaulted || reminder.read_by === 'model'

  return (
    <AlertDialog
      open
      title={words.confirmCreate(reminder.title, dateInWords(reminder.date), timeInWords(reminder.time))}
      description={isToldOf && <MadeInWords reminder={reminder} />}
      confirmLabel="Confirm"
      cancelLabel="Cancel"
      focused="confirm"
      onConfirm={() => onConfirm(reminder.date)}
      onCancel={onCancel}
    />
  )
}
