import type { Reminder } from '@planner/contract/reminders'
import { useMemo, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import type { RecurrenceEngine } from '../agenda/occurrences.ts'
import { type Counts, countsByDay } from './counts-by-day.ts'
import { gridOf } from './month-grid.ts'
import { remindersByDay } from './reminders-by-day.ts'
import { useWithOlder } from './use-with-older.ts'

export type Visit = {
  today: string
  /** The chosen day. */
  day: string
  /** Changes on every navigation to a day, even to the current one. */
  visit: number
  reminders: readonly Reminder[]
  engine: RecurrenceEngine | undefined
}

/** Returns the month shown, as any of its days: the chosen day's month until it is turned. */
export function useMonth({ today, day, visit, reminders, engine }: Visit): {
  month: string
  turn: (to: string) => void
  counts: Counts
} {
  const since = `${day} ${visit}`
  const [turned, setTurned] = useState({ to: day, since })
  const month = turned.since === since ? turned.to : day

  // All days of a month share the same grid.
  const { from, to } = gridOf(month)
  const { time_zone } = useUser()
  const all = useWithOlder(reminders, month, today)
  const counts = useMemo(
    () => countsByDay(remindersByDay(all, { from, to }, engine, time_zone)),
    [all, from, to, engine, time_zone],
  )

  return { month, turn: (to) => setTurned({ to, since }), counts }
}
