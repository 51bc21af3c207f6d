import { addDays } from '@planner/days/plain-date'
import { useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { Button } from '#ui/Button.tsx'
import { comesOften } from '../changes/comes-often.ts'
import { toMove } from '../changes/moves-of.ts'
import { useMoveAll } from '../changes/use-move-all.ts'
import { ChooseMoves } from './ChooseMoves.tsx'
import { localOf } from './in-other-time-zone.ts'
import { OverdueMoreButton } from './OverdueMoreButton.tsx'
import { repeats } from './occurrences.ts'
import type { Overdue } from './outlook.ts'
import { overdueWords } from './overdue-words.ts'

type OverdueActionsProps = { overdue: readonly Overdue[]; today: string }

/** Actions on all overdue reminders at once. */
export default function OverdueActions({ overdue, today }: OverdueActionsProps) {
  const { moveAll, moveChosen, skipMissed, takeAll } = useMoveAll()
  const { id: me, time_zone } = useUser()
  const { tasks, repeats: missed, doses } = toMove(overdue, me)
  const often = missed.filter(({ reminder }) => comesOften(reminder))
  // A changed occurrence does not repeat by itself, so there is nothing to skip.
  const rarely = missed.filter(({ reminder }) => repeats(reminder)).length - often.length
  const movable = overdue.filter((one) => tasks.includes(one) || missed.includes(one))

  const isOfToday = overdue.every(({ reminder, day }) => localOf(reminder, day, time_zone).day === today)
  // What is overdue since today is put off, so the day is asked for.
  const [later, setLater] = useState(false)
  const choice = { movable, tasks, today, to: isOfToday ? addDays(today, 1) : today, onMove: moveChosen }

  return (
    <div className="flex items-center">
      {tasks.length > 1 && (
        <Button
          variant="quiet"
          size="sm"
          className="max-md:px-2! max-md:text-meta!"
          onClick={() => (isOfToday ? setLater(true) : moveAll(overdue, today))}
        >
          {isOfToday ? overdueWords.moveAllLater : overdueWords.moveAll}
        </Button>
      )}
      {(movable.length + missed.length > 1 || doses.length > 1) && (
        <OverdueMoreButton
          {...choice}
          missed={often}
          rarely={rarely}
          doses={doses}
          onSkip={() => skipMissed(often, rarely)}
          onTake={() => takeAll(doses)}
        />
      )}
      {later && <ChooseMoves {...choice} onClose={() => setLater(false)} />}
    </div>
  )
}
