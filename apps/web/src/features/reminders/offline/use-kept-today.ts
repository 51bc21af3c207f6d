import type { Reminder } from '@planner/contract/reminders'
import { useEffect } from 'react'

import { useUser } from '#features/auth/session.tsx'

import type { RecurrenceEngine } from '../agenda/occurrences.ts'
import { remindersByDay } from '../calendar/reminders-by-day.ts'
import { keepToday, todayOf } from './today-kept.ts'

/** When the page has nothing more to draw. */
const restMs = 1000

/** Keeps what today looks like for the next time that the planner is opened. */
export function useKeptToday(
  reminders: readonly Reminder[] | undefined,
  { today, engine }: { today: string; engine: RecurrenceEngine | undefined },
): void {
  const user = useUser()

  useEffect(() => {
    if (!reminders) return undefined
    const timer = setTimeout(() => {
      const onDay = remindersByDay(reminders, { from: today, to: today }, engine, user.time_zone).get(today) ?? []
      keepToday(todayOf(onDay, today, user))
    }, restMs)

    return () => clearTimeout(timer)
  }, [reminders, today, engine, user])
}
