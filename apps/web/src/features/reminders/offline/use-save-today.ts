import type { Reminder } from '@planner/contract/reminders'
import { useEffect } from 'react'

import { useUser } from '#features/auth/session.tsx'

import type { RecurrenceEngine } from '../agenda/occurrences.ts'
import { remindersByDay } from '../calendar/reminders-by-day.ts'
import { saveToday, todayOf } from './today-snapshot.ts'

/** How long the page must be idle before it is stored. */
const restMs = 1000

/** Stores the view of today for the next start of the app. */
export function useSaveToday(
  reminders: readonly Reminder[] | undefined,
  { today, engine }: { today: string; engine: RecurrenceEngine | undefined },
): void {
  const user = useUser()

  useEffect(() => {
    if (!reminders) return undefined
    const timer = setTimeout(() => {
      const onDay = remindersByDay(reminders, { from: today, to: today }, engine, user.time_zone).get(today) ?? []
      saveToday(todayOf(onDay, today, user))
    }, restMs)

    return () => clearTimeout(timer)
  }, [reminders, today, engine, user])
}
