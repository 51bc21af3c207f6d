import type { Reminder } from '@planner/contract/reminders'
import { dateInWords, timeInWords } from '#platform/time/in-words.ts'
import { AlertDialog } from '#ui/AlertDialog.tsx'
import { recurrenceInWords } from '../edit/recurrence-in-words.ts'
import { useRecurrenceEngine } from '../queries.ts'
import { words } from '../words.ts'

type ConfirmReminderProps = {
  reminder: Reminder
  onConfirm: (day: string) => void
  onCancel: () => void
  /** Escape; Cancel where it is left out. */
  onDismiss?: () => void
}

/** Whether the reminder that was just made is what the person meant. */
export function ConfirmReminder({ reminder, onConfirm, onCancel, onDismiss = onCancel }: ConfirmReminderProps) {
  const engine = useRecurrenceEngine([reminder])
  const repeat = recurrenceInWords(reminder, engine)

  return (
    <AlertDialog
      open
      title={words.confirmCreate(reminder.title, dateInWords(reminder.date), timeInWords(reminder.time))}
      description={
        (repeat || reminder.time_defaulted || reminder.read_by === 'model') && (
          <>
            {repeat && <span className="block">Repeats: {repeat}.</span>}
            {reminder.time_defaulted && <span className="block">You didn’t give a time, so we used the default.</span>}
            {reminder.read_by === 'model' && <span className="block">{words.readByModel}</span>}
          </>
        )
      }
      confirmLabel="Confirm"
      cancelLabel="Cancel"
      focused="confirm"
      onConfirm={() => onConfirm(reminder.date)}
      onCancel={onCancel}
      onDismiss={onDismiss}
    />
  )
}
