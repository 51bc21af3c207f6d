import type { Snoozed } from '@planner/contract/notifications'
import type { Reminder } from '@planner/contract/reminders'

import { addDays } from '@planner/days/plain-date'
import { instantOf, wallTimeAt } from '#platform/time/wall-time.ts'
import { localOf } from './in-other-time-zone.ts'
import { isSpan, occurrencesOf, type RecurrenceEngine } from './occurrences.ts'
import { overdueDays } from './overdue-days.ts'
import { isCompletedOn, momentOf } from './state-on.ts'

/** One occurrence of a reminder. */
export type Occurrence = { reminder: Reminder; day: string }

/** The overdue occurrences of a reminder: the oldest missed day, and the later ones. */
export type Overdue = Occurrence & { later: string[] }

/** Returns the overdue reminders, oldest first. */
export function overdueAmong(
  reminders: readonly Reminder[],
  now: Date,
  engine: RecurrenceEngine | undefined,
): Overdue[] {
  return reminders
    .flatMap((reminder) => {
      const [day, ...later] = overdueDays(reminder, now, engine)
      return day === undefined ? [] : [{ reminder, day, later }]
    })
    .toSorted(soonestFirst)
}

/**
 * Returns the reminders overdue from earlier days of the person's time zone, by priority, then latest first, so that
 * bills are not listed below old notes. Those overdue from today are in its agenda anyway.
 */
export function leftBehind(
  reminders: readonly Reminder[],
  {
    today,
    now,
    engine,
    timeZone,
  }: { today: string; now: Date; engine: RecurrenceEngine | undefined; timeZone: string },
): Overdue[] {
  const isEarlier = ({ reminder, day }: Occurrence) => localOf(reminder, day, timeZone).day < today
  return overdueAmong(reminders, now, engine)
    .filter(isEarlier)
    .map((one) => ({ ...one, later: one.later.filter((day) => isEarlier({ ...one, day })) }))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || soonestFirst(latestOf(other), latestOf(one)))
}

/** Ranks a reminder without a priority after the lowest one. */
const rankOf = ({ reminder: { priority } }: Occurrence): number => priority || 4

const latestOf = ({ reminder, day, later }: Overdue): Occurrence => ({ reminder, day: later.at(-1) ?? day })

/** The next alert: the due time, or the end of a snooze. */
export type Next = Occurrence & { at: number; isSnoozed: boolean }

/**
 * Returns the first open reminder within the coming week. A snoozed one counts when it rings again, even after its due
 * time.
 */
export function nextUp(
  reminders: readonly Reminder[],
  now: Date,
  engine: RecurrenceEngine | undefined,
  snoozed: readonly Snoozed[] = [],
): Next | undefined {
  const snoozesOf = Map.groupBy(snoozed, (one) => one.reminder_id)
  const coming = reminders.flatMap((reminder) => {
    const wall = wallTimeAt(now, reminder.time_zone)
    const from = wall.slice(0, 10)
    const again = snoozesOf.get(reminder.id) ?? []
    const isAgain = (day: string) => again.some((one) => one.occurrence_date === day)
    const day = occurrencesOf(reminder, { from, to: addDays(from, 7) }, engine).find(
      (each) =>
        momentOf(reminder, each) >= wall &&
        !isCompletedOn(reminder, each) &&
        !isAgain(each) &&
        // A reminder that spans days counts on its first day only.
        !(isSpan(reminder) && each > reminder.date),
    )
    const due = day === undefined ? [] : [{ reminder, day, at: instantAt({ reminder, day }), isSnoozed: false }]
    const ringing = again
      .map((one) => ({ reminder, day: one.occurrence_date, at: Date.parse(one.rings_at), isSnoozed: true }))
      .filter(({ day: on, at }) => at >= now.getTime() && !reminder.completed && !isCompletedOn(reminder, on))
    return [...due, ...ringing]
  })

  // At the same time, the first in the agenda.
  return coming.toSorted((one, other) => one.at - other.at || (one.reminder.title < other.reminder.title ? -1 : 1))[0]
}

const soonestFirst = (one: Occurrence, other: Occurrence): number => instantAt(one) - instantAt(other)

const instantAt = ({ reminder: { time, time_zone }, day }: Occurrence): number => instantOf(day, time, time_zone)
