import { timeInWords } from '#platform/time/date-in-words.ts'
import { AlertDialog } from '#ui/AlertDialog.tsx'
import { words } from '../words.ts'
import type { AskedDose } from './dose-asked.ts'

/** Asks which dose was taken, when a later one is marked before its time while an earlier one is open. */
export default function DoseQuestion({ completion, earlier, complete, onClose }: AskedDose & { onClose: () => void }) {
  const { reminder } = completion
  const taking = (dose: typeof reminder) => () => {
    onClose()
    complete({ ...completion, reminder: dose })
  }

  return (
    <AlertDialog
      open
      title={words.medicine.whichDose}
      description={words.medicine.earlierOpen(reminder.title, timeInWords(earlier.time))}
      confirmLabel={words.medicine.doseAt(timeInWords(earlier.time))}
      cancelLabel="Cancel"
      instead={{ label: words.medicine.doseAt(timeInWords(reminder.time)), onChoose: taking(reminder) }}
      onConfirm={taking(earlier)}
      onCancel={onClose}
    />
  )
}
