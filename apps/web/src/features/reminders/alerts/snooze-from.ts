import { notifications } from '@planner/contract/constants/notifications'
import { type Snooze, snoozes } from '@planner/contract/notifications'
import type { Reminder } from '@planner/contract/reminders'
import { snoozeFrom as countsFrom, snoozeEnd } from '@planner/reminder-language/snooze'
import { instantOf, wallTimeAt } from '#platform/time/wall-time.ts'

/** A selectable snooze, and when it would ring, in milliseconds since 1970. */
export type SnoozeOffer = { snooze: Snooze; ringsAt: number }

/** Returns the instant from which a snooze of an occurrence counts, in milliseconds. */
export const snoozeFrom = ({ time, time_zone }: Reminder, day: string, now: Date): number =>
  countsFrom(instantOf(day, time, time_zone), now.getTime())

/**
 * Returns the snoozes offered for an occurrence, each with its end; 'evening' is left out if it would be the next
 * morning.
 */
export function snoozeOffers(reminder: Reminder, day: string, now: Date, timeZone: string): SnoozeOffer[] {
  const from = snoozeFrom(reminder, day, now)
  const [wallDay = '', time = ''] = wallTimeAt(from, timeZone).split('T')
  return snoozes
    .filter((snooze) => snooze !== 'evening' || time < notifications.snooze.lateEvening)
    .map((snooze) => {
      const end = snoozeEnd(snooze, { day: wallDay, time }, notifications.snooze)
      const ringsAt = 'minutes' in end ? from + end.minutes * 60_000 : instantOf(end.day, end.time, timeZone)
      return { snooze, ringsAt }
    })
}
