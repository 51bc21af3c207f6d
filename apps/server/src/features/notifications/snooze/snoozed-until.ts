import { notifications } from '@planner/contract/constants'
import type { Snooze } from '@planner/contract/notifications'
import { after, minuteMs } from '#platform/clock.ts'
import { addDays, instantOf, wallTimeOf } from '#platform/wall-time.ts'

const limits = notifications.snooze

/** When a snooze rings, by the wall clock of the person's zone. */
export function snoozedUntil(snooze: Snooze, now: Date, timeZone: string): Date {
  if (snooze === 'ten-minutes') return after(now, limits.tenMinutes * minuteMs)
  if (snooze === 'hour') return after(now, limits.hourMinutes * minuteMs)
  const { day, time } = wallTimeOf(now, timeZone)
  const tomorrow = instantOf(addDays(day, 1), limits.morning, timeZone)
  if (snooze === 'tomorrow' || time >= limits.lateEvening) return tomorrow
  return instantOf(day, time <= limits.eveningUntil ? limits.evening : limits.lateEvening, timeZone)
}
