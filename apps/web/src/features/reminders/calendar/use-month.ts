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
  /** Changes whenever somebody goes to a day, be it the chosen one. */
  visit: number
  reminders: readonly Reminder[]
  engine: RecurrenceEngine | undefined
}

/** The month that the calendar shows, named by any of its days: that of the chosen day until it is turned. */
export function useMonth({ today, day, visit, reminders, engine }: Visit): {
  month: string
  turn: (to: string) => void
  counts: Counts
} {
  const since = `${day} ${visit}`
  const [turned, setTurned] = useState({ to: day, since })
  const month = turned.since === since ? turned.to : day

  // Another day of the same month has the same days around it.
  const { from, to } = gridOf(month)
  const { time_zone } = useUser()
  const all = useWithOlder(reminders, month, today)
  const counts = useMemo(
    () => countsByDay(remindersByDay(all, { from, to }, engine, time_zone)),
    [all, from, to, engine, time_zone],
  )

  return { month, turn: (to) => setTurned({ to, since }), counts }
}
