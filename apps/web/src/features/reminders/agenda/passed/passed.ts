import type { Reminder } from '@planner/contract/reminders'
import { addDays } from '@planner/days/plain-date'
import { isForMe } from '#features/household/shared-state.ts'
import { instantOf } from '#platform/time/wall-time.ts'
import { localOf } from '../in-other-time-zone.ts'
import { isSpan, repeats } from '../occurrences.ts'
import type { Occurrence } from '../outlook.ts'
import { isCompletedOn, lateAfter } from '../state-on.ts'

/** How many days an event stays listed after it is over. */
const askedDays = 7

/**
 * Whether a single event of the person's own, such as an appointment, is over and neither done nor dismissed. An event
 * of a calendar elsewhere, a feast and a trip only pass: nobody ticks them off (docs/decisions/0102).
 */
export function isPassed(reminder: Reminder, now: Date): boolean {
  const { is_event: isEvent, origin, festival, date, skipped_dates: dismissed } = reminder
  if (!isEvent || repeats(reminder) || isSpan(reminder) || festival !== null) return false
  if (origin?.from === 'google' || origin?.from === 'file') return false
  return !isCompletedOn(reminder, date) && !dismissed?.includes(date) && endOf(reminder) <= now.getTime()
}

/** Returns the passed events of the last seven days before today, latest first. */
export function passedBefore(
  reminders: readonly Reminder[],
  { today, now, timeZone, me }: { today: string; now: Date; timeZone: string; me: string },
): Occurrence[] {
  const first = addDays(today, -askedDays)
  return reminders
    .filter((one) => isPassed(one, now) && (!one.shared || isForMe(one.shared, me, one.date)))
    .map((reminder) => ({ reminder, day: reminder.date, at: localOf(reminder, reminder.date, timeZone).day }))
    .filter(({ at }) => at >= first && at < today)
    .toSorted((one, other) => endOf(other.reminder) - endOf(one.reminder))
}

function endOf(reminder: Reminder): number {
  const [day, time] = lateAfter(reminder, reminder.date).split('T') as [string, string]
  return instantOf(day, time, reminder.time_zone) + (reminder.duration_minutes ?? 0) * 60_000
}
