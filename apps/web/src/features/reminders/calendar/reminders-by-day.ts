import type { Reminder } from '@planner/contract/reminders'
import { addDays } from '@planner/days/plain-date'
import { isWholeDay } from '@planner/reminder-language/whole-day'
import { isElsewhere, localOf } from '../agenda/in-other-time-zone.ts'
import { occurrencesOf, type RecurrenceEngine } from '../agenda/occurrences.ts'
import type { Range } from '../edit/named-recurrence.ts'

/**
 * Returns the reminders of each day of a range, whole-day ones first, then by time; a repeating one is on each of its
 * days. With `timeZone`, days and times are in that time zone.
 */
export function remindersByDay(
  reminders: readonly Reminder[],
  range: Range,
  engine: RecurrenceEngine | undefined,
  timeZone?: string,
): Map<string, Reminder[]> {
  const byDay = new Map<string, Reminder[]>()
  const times = new Map<Reminder, string>()
  const timeOn = (reminder: Reminder) => times.get(reminder) ?? reminder.time

  for (const reminder of reminders) {
    const days =
      timeZone !== undefined && isElsewhere(reminder, timeZone)
        ? localDays(reminder, range, engine, timeZone, times)
        : occurrencesOf(reminder, range, engine)
    for (const day of days) {
      const there = byDay.get(day)
      if (there) there.push(reminder)
      else byDay.set(day, [reminder])
    }
  }
  // Most of several years of reminders fall outside the range: only the matches are sorted.
  for (const there of byDay.values()) there.sort((one, other) => byTime(one, other, timeOn))

  return byDay
}

/**
 * Converts a reminder in another time zone: its days in the person's zone, which may be a day earlier or later, and its
 * time there.
 */
function localDays(
  reminder: Reminder,
  { from, to }: Range,
  engine: RecurrenceEngine | undefined,
  timeZone: string,
  times: Map<Reminder, string>,
): string[] {
  const local = occurrencesOf(reminder, { from: addDays(from, -1), to: addDays(to, 1) }, engine)
    .map((day) => localOf(reminder, day, timeZone))
    .filter(({ day }) => day >= from && day <= to)
  if (local[0]) times.set(reminder, local[0].time)
  return local.map(({ day }) => day)
}

const byTime = (one: Reminder, other: Reminder, timeOn: (reminder: Reminder) => string): number =>
  Number(isWholeDay(other)) - Number(isWholeDay(one)) ||
  compare(timeOn(one), timeOn(other)) ||
  compare(one.title, other.title) ||
  compare(one.id, other.id)

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
