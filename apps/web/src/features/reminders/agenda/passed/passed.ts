import type { Reminder } from '@planner/contract/reminders'
import { daysBetween } from '@planner/days/plain-date'
import { isForMe } from '#features/household/shared-state.ts'
import { localOf } from '../in-other-time-zone.ts'
import type { Occurrence } from '../outlook.ts'
import { endOf, isPassed } from './is-passed.ts'

/** How many days an event stays listed after it is over. */
const askedDays = 7

/** Returns the passed events of the last seven days before today, latest first. */
export function passedBefore(
  reminders: readonly Reminder[],
  { today, now, timeZone, me }: { today: string; now: Date; timeZone: string; me: string },
): Occurrence[] {
  return reminders
    .filter((one) => {
      const ago = daysBetween(localOf(one, one.date, timeZone).day, today)
      return ago > 0 && ago <= askedDays && isPassed(one, now) && (!one.shared || isForMe(one.shared, me, one.date))
    })
    .toSorted((one, other) => endOf(other) - endOf(one))
    .map((reminder) => ({ reminder, day: reminder.date }))
}
