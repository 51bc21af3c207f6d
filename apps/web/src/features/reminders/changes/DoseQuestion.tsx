import { timeInWords } from '#platform/time/date-in-words.ts'
import { AlertDialog } from '#ui/AlertDialog.tsx'
import type { AskedDose } from './dose-asked.ts'

/** The copy of the question. */
const doseWords = {
  whichDose: 'Which dose did you take?',
  earlierOpen: (title: string, time: string) => `${title}: the ${time} dose isn’t marked yet.`,
  doseAt: (time: string) => `The ${time} dose`,
}

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
      title={doseWords.whichDose}
      description={doseWords.earlierOpen(reminder.title, timeInWords(earlier.time))}
      confirmLabel={doseWords.doseAt(timeInWords(earlier.time))}
      cancelLabel="Cancel"
      instead={{ label: doseWords.doseAt(timeInWords(reminder.time)), onChoose: taking(reminder) }}
      onConfirm={taking(earlier)}
      onCancel={onClose}
    />
  )
}
