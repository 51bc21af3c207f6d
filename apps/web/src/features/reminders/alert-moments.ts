import { notifications } from '@planner/contract/constants'
import { alertTag, type PlannedMoment, plannedMoments } from '@planner/contract/notifications'
import type { Reminder } from '@planner/contract/reminders'

import { addDays } from './days.ts'
import { occurrencesOf, type RecurrenceEngine } from './occurrences.ts'
import { isCompletedOn } from './state-on.ts'
import { dayAt, instantOf } from './wall-time.ts'

/** One alert: which reminder rings, for which of its days, at which of the two moments, and when exactly. */
export type AlertMoment = { tag: string; reminder: Reminder; day: string; moment: PlannedMoment; at: number }

/**
 * The alerts that fall from one instant (included) until another (not included), soonest first. What is completed does
 * not ring.
 */
export function alertMoments(
  reminders: readonly Reminder[],
  window: { from: number; until: number },
  engine: RecurrenceEngine | undefined,
): AlertMoment[] {
  return reminders
    .flatMap((reminder) =>
      occurrencesOf(reminder, daysAround(window, reminder.time_zone), engine)
        .filter((day) => !isCompletedOn(reminder, day))
        .flatMap((day) => momentsOf(reminder, day)),
    )
    .filter(({ at }) => at >= window.from && at < window.until)
    .toSorted((one, other) => one.at - other.at)
}

function momentsOf(reminder: Reminder, day: string): AlertMoment[] {
  const due = instantOf(day, reminder.time, reminder.time_zone)

  return plannedMoments.map((moment) => ({
    tag: alertTag(reminder.id, day, moment),
    reminder,
    day,
    moment,
    at: moment === 'due' ? due : due - leadMs,
  }))
}

/** The local days whose reminders can ring in the window; a day more at the end for what rings an hour before midnight. */
const daysAround = (window: { from: number; until: number }, timeZone: string) => ({
  from: dayAt(window.from, timeZone),
  to: addDays(dayAt(window.until, timeZone), 1),
})

const leadMs = notifications.leadMinutes * 60_000
