import { useUser } from '#features/auth/session.tsx'
import { Button } from '#ui/Button.tsx'
import { comesOften } from '../changes/comes-often.ts'
import { toMove } from '../changes/moves-of.ts'
import { useMoveAll } from '../changes/use-move-all.ts'
import { words } from '../words.ts'
import { localOf } from './in-other-time-zone.ts'
import { OverdueMoreButton } from './OverdueMoreButton.tsx'
import type { Overdue } from './outlook.ts'

type OverdueActionsProps = { overdue: readonly Overdue[]; today: string }

/** Actions on all overdue reminders at once. */
export default function OverdueActions({ overdue, today }: OverdueActionsProps) {
  const { moveAll, moveChosen, skipMissed, takeAll } = useMoveAll()
  const { id: me, time_zone } = useUser()
  const { tasks, repeats: missed, doses } = toMove(overdue, me)
  const often = missed.filter(({ reminder }) => comesOften(reminder))
  const movable = overdue.filter((one) => tasks.includes(one) || missed.includes(one))

  return (
    <div className="flex items-center">
      {tasks.length > 1 && (
        <Button
          variant="quiet"
          size="sm"
          className="max-md:px-2! max-md:text-meta!"
          onClick={() => moveAll(overdue, today)}
        >
          {overdue.every(({ reminder, day }) => localOf(reminder, day, time_zone).day === today)
            ? words.moveAllLater
            : words.moveAll}
        </Button>
      )}
      {(movable.length + missed.length > 1 || doses.length > 1) && (
        <OverdueMoreButton
          movable={movable}
          tasks={tasks}
          missed={often}
          rarely={missed.length - often.length}
          doses={doses}
          onMove={(chosen) => moveChosen(chosen, today)}
          onSkip={() => skipMissed(often, missed.length - often.length)}
          onTake={() => takeAll(doses)}
        />
      )}
    </div>
  )
}
