import type { Snoozed } from '@planner/contract/notifications'
import type { Reminder } from '@planner/contract/reminders'

import { addDays } from '@planner/days/plain-date'
import { instantOf, wallTimeAt } from '#platform/time/wall-time.ts'
import { isSpan, occurrencesOf, type RecurrenceEngine } from './occurrences.ts'
import { overdueDays } from './overdue-days.ts'
import { isCompletedOn, momentOf } from './state-on.ts'

/** A reminder on one of its days. */
export type Occurrence = { reminder: Reminder; day: string }

/** What is overdue of a reminder: the oldest missed day, and the later ones. */
export type Overdue = Occurrence & { later: string[] }

/** Overdue reminders, oldest first. */
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
 * What is overdue since an earlier day than today, the most important first, and of equals the latest: what costs money is not
 * below old notes. What is overdue today stands in its agenda anyway.
 */
export const leftBehind = (
  reminders: readonly Reminder[],
  today: string,
  now: Date,
  engine: RecurrenceEngine | undefined,
): Overdue[] =>
  overdueAmong(reminders, now, engine)
    .filter(({ day }) => day < today)
    .map((one) => ({ ...one, later: one.later.filter((day) => day < today) }))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || soonestFirst(latestOf(other), latestOf(one)))

/** A reminder without a priority comes after the lowest. */
const rankOf = ({ reminder: { priority } }: Occurrence): number => priority || 4

const latestOf = ({ reminder, day, later }: Overdue): Occurrence => ({ reminder, day: later.at(-1) ?? day })

/** What comes next: when it is due, or rings again if it was snoozed. */
export type Next = Occurrence & { at: number; isSnoozed: boolean }

/** The first open reminder within the coming week. What was snoozed comes when it rings again, also after it was due. */
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
        // What goes on for days comes once.
        !(isSpan(reminder) && each > reminder.date),
    )
    const due = day === undefined ? [] : [{ reminder, day, at: instantAt({ reminder, day }), isSnoozed: false }]
    const ringing = again
      .map((one) => ({ reminder, day: one.occurrence_date, at: Date.parse(one.rings_at), isSnoozed: true }))
      .filter(({ day: on, at }) => at >= now.getTime() && !reminder.completed && !isCompletedOn(reminder, on))
    return [...due, ...ringing]
  })

  return coming.toSorted((one, other) => one.at - other.at)[0]
}

const soonestFirst = (one: Occurrence, other: Occurrence): number => instantAt(one) - instantAt(other)

const instantAt = ({ reminder: { time, time_zone }, day }: Occurrence): number => instantOf(day, time, time_zone)
