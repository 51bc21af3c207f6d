import type { Reminder } from '@planner/contract/reminders'
import { instantOf } from '#platform/time/wall-time.ts'
import { repeats } from '../occurrences.ts'

/**
 * Whether a single event of the person's own, such as an appointment, is over and neither done nor dismissed. An event
 * of a calendar elsewhere, one that repeats (as feasts do) and a trip only pass: nobody ticks them off (docs/decisions/0102).
 */
export function isPassed(reminder: Reminder, now: Date): boolean {
  const { is_event: isEvent, origin, date, ends_on: lastDay, skipped_dates: dismissed } = reminder
  if (!isEvent || reminder.completed || repeats(reminder) || lastDay || dismissed?.includes(date)) return false
  return (!origin || origin.from === 'mail') && endOf(reminder) <= now.getTime()
}

/** Returns when an event is over, in milliseconds. */
export const endOf = ({ date, time, time_zone: zone, duration_minutes: minutes = 0 }: Reminder): number =>
  instantOf(date, time, zone) + minutes * 60_000
