import type { Reminder } from '@planner/contract/reminders'
import { addDays } from '@planner/days/plain-date'

import { localOf } from '../agenda/in-other-time-zone.ts'
import { occurrencesOf, type RecurrenceEngine, repeats } from '../agenda/occurrences.ts'
import { type Occurrence, overdueAmong } from '../agenda/outlook.ts'
import { isCompletedOn } from '../agenda/state-on.ts'
import { type ListView, type Priority, priorities } from './view-hash.ts'

export type Known = {
  today: string
  now: Date
  engine: RecurrenceEngine | undefined
  /** The person's time zone. */
  timeZone: string
}

/** How many days 'Upcoming' covers. */
const upcomingDays = 30

/** Returns the occurrences in a view, soonest first; completed ones latest first. */
export function rowsOf(view: ListView, reminders: readonly Reminder[], known: Known): Occurrence[] {
  const { today, now, engine, timeZone } = known
  switch (view.name) {
    case 'upcoming': {
      const range = { from: today, to: addDays(today, upcomingDays) }
      return soonestFirst(
        reminders
          .flatMap((reminder) => occurrencesOf(reminder, range, engine).map((day) => ({ reminder, day })))
          .filter(({ reminder, day }) => !isCompletedOn(reminder, day)),
        timeZone,
      )
    }
    case 'overdue':
      return overdueAmong(reminders, now, engine)
    case 'done':
      return soonestFirst(reminders.flatMap(doneOf), timeZone).toReversed()
    default:
      return soonestFirst(
        reminders
          .filter((reminder) => !reminder.completed && isIn(view, reminder))
          .flatMap((reminder) => dayListed(reminder, known).map((day) => ({ reminder, day }))),
        timeZone,
      )
  }
}

function isIn(view: ListView, { tags, priority }: Reminder): boolean {
  if (view.name === 'priority') return priority === view.priority
  return view.name === 'all' || tags.includes(view.tag!)
}

const doneOf = (reminder: Reminder): Occurrence[] =>
  repeats(reminder) && !reminder.completed
    ? reminder.completed_dates.map((day) => ({ reminder, day }))
    : reminder.completed
      ? [{ reminder, day: reminder.date }]
      : []

/**
 * Returns the next open day of a reminder, or the last day of one that is over, as an array. Empty if all its days were
 * changed or skipped: the resulting reminders are listed separately.
 */
function dayListed(reminder: Reminder, { today, engine }: Known): string[] {
  if (!repeats(reminder)) return [reminder.date]
  const year = (from: string) => occurrencesOf(reminder, { from, to: addDays(from, 366) }, engine)
  const next = year(today).find((day) => !isCompletedOn(reminder, day))
  return next ? [next] : year(addDays(reminder.ends_on ?? today, -366)).slice(-1)
}

/** Sorts chronologically in the person's time zone: 8 pm in New York is 6:30 am the next day in India. */
function soonestFirst(rows: readonly Occurrence[], timeZone: string): Occurrence[] {
  const timed = rows.map((row) => {
    const { day, time } = localOf(row.reminder, row.day, timeZone)
    return { row, at: `${day}T${time}` }
  })
  return timed.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)).map(({ row }) => row)
}

/** Returns all tags in use, the most used first. */
export function tagsOf(reminders: readonly Reminder[]): string[] {
  const counts = new Map<string, number>()
  for (const { tags, completed } of reminders) {
    if (!completed) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([tag]) => tag)
}

/** Returns all priorities in use, the highest first. */
export const prioritiesOf = (reminders: readonly Reminder[]): Priority[] =>
  priorities.filter((one) => reminders.some(({ priority, completed }) => priority === one && !completed))
