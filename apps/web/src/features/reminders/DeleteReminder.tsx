import type { Reminder } from '@planner/contract/reminders'

import { AlertDialog } from '#ui/AlertDialog.tsx'
import { useDelete } from './changes.ts'
import { repeats } from './occurrences.ts'
import { words } from './words.ts'

type DeleteReminderProps = { reminder: Reminder; open: boolean; onClose: () => void }

export default function DeleteReminder({ reminder, open, onClose }: DeleteReminderProps) {
  const remove = useDelete()

  return (
    <AlertDialog
      open={open}
      danger
      title={words.confirmDelete}
      description={
        repeats(reminder) ? `"${reminder.title}" and all its repeats will go.` : `"${reminder.title}" will go.`
      }
      confirmLabel="Delete"
      cancelLabel="Cancel"
      onConfirm={() => {
        onClose()
        remove.mutate(reminder)
      }}
      onCancel={onClose}
    />
  )
}
