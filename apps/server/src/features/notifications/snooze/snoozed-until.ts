import { notifications } from '@planner/contract/constants/notifications'
import type { Snooze } from '@planner/contract/notifications'
import { snoozeEnd } from '@planner/reminder-language/snooze'
import { after, minuteMs } from '#platform/clock.ts'
import { instantOf, wallTimeOf } from '#platform/wall-time.ts'

/** A named snooze, or a day and time in the person's time zone. */
export type SnoozeChoice = Snooze | { day: string; time: string }

/** Returns when a snooze that counts from an instant rings, by wall-clock time in the person's zone. */
export function snoozedUntil(snooze: SnoozeChoice, from: Date, timeZone: string): Date {
  if (typeof snooze !== 'string') return instantOf(snooze.day, snooze.time, timeZone)
  const end = snoozeEnd(snooze, wallTimeOf(from, timeZone), notifications.snooze)
  return 'minutes' in end ? after(from, end.minutes * minuteMs) : instantOf(end.day, end.time, timeZone)
}
