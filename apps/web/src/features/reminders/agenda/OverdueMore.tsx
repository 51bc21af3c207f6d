import type { Reminder } from '@planner/contract/reminders'
import { addDays } from '@planner/days/plain-date'
import { useQueryClient } from '@tanstack/react-query'
import { CalendarCheck, ListX, Pill } from 'lucide-react'
import { type ReactElement, useState } from 'react'

import { missedDoses, shownDays } from '#features/medicines/missed-doses.ts'
import { words as medicineWords } from '#features/medicines/words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { Menu, MenuItem } from '#ui/menu/Menu.tsx'
import { listKey, useRecurrenceEngine } from '../queries.ts'
import { ChooseMoves, type ChooseMovesProps } from './ChooseMoves.tsx'
import { overdueWords } from './overdue-words.ts'
import { isDose } from './state-on.ts'

export type OverdueMoreProps = Omit<ChooseMovesProps, 'onClose'> & {
  trigger: ReactElement
  /** Reminders that come daily to weekly, each with all of its missed days. */
  missed: ChooseMovesProps['movable']
  /** How many rarer ones skipping leaves, such as bills. */
  rarely: number
  onSkip: () => void
  /** Late doses of medicines. */
  doses: ChooseMovesProps['movable']
  onTake: () => void
}

export default function OverdueMore({
  trigger,
  missed: missedDays,
  rarely,
  onSkip,
  doses,
  onTake,
  ...choice
}: OverdueMoreProps) {
  const [choosing, setChoosing] = useState(false)
  const days = daysOf(missedDays)
  const client = useQueryClient()
  const now = useNow()
  const allDoses = (client.getQueryData<Reminder[]>(listKey) ?? []).filter(isDose)
  const engine = useRecurrenceEngine(allDoses)
  // Of a daily medicine only yesterday's and today's doses are late, so the number is named beside all that were missed.
  const missed = missedDoses(allDoses, { now, from: addDays(choice.today, 1 - shownDays) }, engine)

  return (
    <>
      <Menu trigger={trigger} defaultOpen>
        {doses.length > 1 && (
          <MenuItem icon={<Pill />} onSelect={onTake}>
            {medicineWords.takeAll(daysOf(doses), missed)}
          </MenuItem>
        )}
        {choice.movable.length > 0 && (
          <MenuItem icon={<CalendarCheck />} onSelect={() => setChoosing(true)}>
            {overdueWords.chooseMoves}
          </MenuItem>
        )}
        {days > 0 && (
          <MenuItem icon={<ListX />} onSelect={onSkip}>
            {overdueWords.skipMissed(days, rarely)}
          </MenuItem>
        )}
      </Menu>
      {choosing && <ChooseMoves {...choice} onClose={() => setChoosing(false)} />}
    </>
  )
}

const daysOf = (all: ChooseMovesProps['movable']): number => all.reduce((sum, { later }) => sum + 1 + later.length, 0)
