import type { Reminder } from '@planner/contract/reminders'
import { useUser } from '#features/auth/session.tsx'
import { now } from '#platform/time/clock.ts'
import { dateInWords, timeInWords } from '#platform/time/date-in-words.ts'
import { foreignZone } from '#platform/time/foreign-zone.ts'
import { AlertDialog } from '#ui/AlertDialog.tsx'
import { repeats } from '../../agenda/occurrences.ts'
import { words } from '../../words.ts'
import { detailsOf, MadeInWords } from '../MadeInWords.tsx'
import { useDuplicate } from '../use-duplicate.ts'
import { NextInWords } from './NextInWords.tsx'

type ConfirmReminderProps = {
  reminder: Reminder
  pending: boolean
  onConfirm: () => void
  onCancel: () => void
  /** What of the text could not be applied as written. */
  caution?: string | null
  /** The next sentence, typed meanwhile. */
  next?: string
}

/** Asks the person to confirm a reminder that is created without the create dialog. */
export function ConfirmReminder({
  reminder,
  pending,
  onConfirm,
  onCancel,
  caution = null,
  next = '',
}: ConfirmReminderProps) {
  const { time_zone: timeZone } = useUser()
  const duplicate = useDuplicate(reminder)
  const isToldOf =
    duplicate !== null ||
    foreignZone(now(), timeZone) !== null ||
    repeats(reminder) ||
    reminder.shared !== undefined ||
    reminder.description !== '' ||
    detailsOf(reminder).length > 0 ||
    reminder.time_defaulted ||
    reminder.read_by === 'model'

  return (
    <AlertDialog
      open
      title={words.confirmCreate(reminder.title, dateInWords(reminder.date), timeInWords(reminder.time))}
      description={
        (isToldOf || caution !== null || next !== '') && (
          <>
            {caution && <span className="block">{caution}</span>}
            {isToldOf && <MadeInWords reminder={reminder} />}
            <NextInWords text={next} />
          </>
        )
      }
      confirmLabel="Confirm"
      cancelLabel="Cancel"
      focused="confirm"
      pending={pending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
