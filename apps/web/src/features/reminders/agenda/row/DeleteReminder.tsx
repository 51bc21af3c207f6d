import { dateInWords } from '#platform/time/date-in-words.ts'
import { AlertDialog } from '#ui/AlertDialog.tsx'
import { useDeleteSeries } from '../../changes/use-delete-series.ts'
import { useDelete, useDeleteDay } from '../../changes/use-remove.ts'
import { useSeries } from '../../use-series.ts'
import { words } from '../../words.ts'
import { repeats } from '../occurrences.ts'
import type { Occurrence } from '../outlook.ts'
import { isDose } from '../state-on.ts'

type DeleteReminderProps = Occurrence & { open: boolean; onClose: () => void }

export default function DeleteReminder({ reminder, day, open, onClose }: DeleteReminderProps) {
  const remove = useDelete()
  const removeDay = useDeleteDay()
  const removeSeries = useDeleteSeries()
  const series = useSeries(reminder)
  const repeating = repeats(reminder)
  const isDoseOfAllDays = repeating && isDose(reminder)
  const closing = (act: () => void) => () => {
    onClose()
    act()
  }

  if (isDoseOfAllDays) {
    return (
      <AlertDialog
        open={open}
        danger
        title={words.medicine.skip}
        description={words.medicine.of}
        confirmLabel={words.medicine.skip}
        cancelLabel="Cancel"
        onConfirm={closing(() => removeDay.mutate({ reminder, day, sentence: words.skipped }))}
        onCancel={onClose}
      />
    )
  }
  return (
    <AlertDialog
      open={open}
      danger
      title={words.confirmDelete}
      description={
        repeating
          ? `"${reminder.title}" and all its repeats will be deleted.`
          : series
            ? `"${reminder.title}" on ${dateInWords(day)} will be deleted. Its other days stay.`
            : `"${reminder.title}" will be deleted.`
      }
      confirmLabel="Delete"
      cancelLabel="Cancel"
      onConfirm={closing(() => (repeating ? removeSeries(reminder) : remove.mutate({ reminder })))}
      onCancel={onClose}
      {...(repeating && {
        instead: { label: words.onlyDay(day), onChoose: closing(() => removeDay.mutate({ reminder, day })) },
        ...(day > reminder.date && {
          orInstead: { label: words.following, onChoose: closing(() => removeSeries(reminder, day)) },
        }),
      })}
      {...(series && {
        instead: { label: words.allDays, onChoose: closing(() => removeSeries(series)) },
        ...(reminder.series!.day > series.date && {
          orInstead: { label: words.following, onChoose: closing(() => removeSeries(series, reminder.series!.day)) },
        }),
      })}
    />
  )
}
