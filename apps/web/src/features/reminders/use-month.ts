import type { Reminder } from '@planner/contract/reminders'
import { useMemo, useState } from 'react'
import { gridOf } from '#platform/days.ts'
import { type Counts, countsByDay } from './counts-by-day.ts'
import type { RecurrenceEngine } from './occurrences.ts'
import { remindersByDay } from './reminders-by-day.ts'

/** The month that the calendar shows, named by any of its days: it follows the chosen day, and can be turned by itself. */
export function useMonth(day: string, reminders: readonly Reminder[], engine: RecurrenceEngine | undefined) {
  const [month, setMonth] = useState(day)
  const [followed, setFollowed] = useState(day)
  const [counts, setCounts] = useState<Counts>(new Map())

  if (followed !== day) {
    setFollowed(day)
    setMonth(day)
  }

  // Another day of the same month has the same days around it.
  const { from, to } = gridOf(month)
  const byDay = useMemo(() => remindersByDay(reminders, { from, to }, engine), [reminders, from, to, engine])
  const newest = countsByDay(byDay, counts)
  if (newest !== counts) setCounts(newest)

  return { month, setMonth, counts }
}
