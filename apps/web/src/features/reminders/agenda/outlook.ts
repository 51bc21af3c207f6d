import type { Reminder } from '@planner/contract/reminders'

import { addDays } from '@planner/days/plain-date'
import { dayAt, instantOf, wallTimeAt } from '#platform/time/wall-time.ts'
import { occurrencesOf, type RecurrenceEngine, repeats } from './occurrences.ts'
import { isCompletedOn, momentOf, stateOn } from './state-on.ts'

/** A reminder on one of its days. */
export type Occurrence = { reminder: Reminder; day: string }

/**
 * Overdue reminders, oldest first. Of a repeating reminder only today's occurrence counts: a daily walk that
 * was skipped last week is not overdue.
 */
export function overdueAmong(
  reminders: readonly Reminder[],
  now: Date,
  engine: RecurrenceEngine | undefined,
): Occurrence[] {
  return reminders
    .flatMap((reminder) => {
      const today = dayAt(now, reminder.time_zone)
      const days = repeats(reminder) ? occurrencesOf(reminder, { from: today, to: today }, engine) : [reminder.date]

      return days.map((day) => ({ reminder, day }))
    })
    .filter(({ reminder, day }) => stateOn(reminder, day, now) === 'overdue')
    .toSorted(soonestFirst)
}

/** The first open reminder within the coming week. */
export function nextUp(
  reminders: readonly Reminder[],
  now: Date,
  engine: RecurrenceEngine | undefined,
): Occurrence | undefined {
  const coming = reminders.flatMap((reminder) => {
    const wall = wallTimeAt(now, reminder.time_zone)
    const from = wall.slice(0, 10)
    const day = occurrencesOf(reminder, { from, to: addDays(from, 7) }, engine).find(
      (each) => momentOf(reminder, each) >= wall && !isCompletedOn(reminder, each),
    )

    return day === undefined ? [] : [{ reminder, day }]
  })

  return coming.toSorted(soonestFirst)[0]
}

const soonestFirst = (one: Occurrence, other: Occurrence): number => instantAt(one) - instantAt(other)

const instantAt = ({ reminder: { time, time_zone }, day }: Occurrence): number => instantOf(day, time, time_zone)
