import { SkipForward } from 'lucide-react'
import { repeats } from '#features/reminders/agenda/occurrences.ts'
import type { Occurrence } from '#features/reminders/agenda/outlook.ts'
import { useDelete } from '#features/reminders/changes/use-remove.ts'
import { useSkip } from '#features/reminders/changes/use-skip.ts'
import { IconButton } from '#ui/IconButton.tsx'

import { words } from './words.ts'

/** Skips one dose, which the dose log shows as skipped, with an undo. */
export default function SkipDose({ reminder, day, describedBy }: Occurrence & { describedBy: string }) {
  const { skip } = useSkip()
  const { mutate: remove } = useDelete()

  return (
    <IconButton
      label={words.skipDose}
      aria-describedby={describedBy}
      onClick={() => (repeats(reminder) ? skip({ reminder, day }) : remove({ reminder }))}
      className="text-soft"
    >
      <SkipForward aria-hidden="true" className="size-[1.1rem]" />
    </IconButton>
  )
}
