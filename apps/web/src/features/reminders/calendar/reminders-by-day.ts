import type { Reminder } from '@planner/contract/reminders'
import { occurrencesOf, type RecurrenceEngine } from '../agenda/occurrences.ts'
import { isWholeDay } from '../agenda/state-on.ts'
import type { Range } from '../edit/named-recurrence.ts'

/** The reminders of each day of a range, whole days first, then by time; a repeating one is on each of its days. */
export function remindersByDay(
  reminders: readonly Reminder[],
  range: Range,
  engine: RecurrenceEngine | undefined,
): Map<string, Reminder[]> {
  const byDay = new Map<string, Reminder[]>()

  for (const reminder of reminders) {
    for (const day of occurrencesOf(reminder, range, engine)) {
      const there = byDay.get(day)
      if (there) there.push(reminder)
      else byDay.set(day, [reminder])
    }
  }
  // Most of years of reminders fall outside: only what was found is sorted.
  for (const there of byDay.values()) there.sort(byTime)

  return byDay
}

const byTime = (one: Reminder, other: Reminder): number =>
  Number(isWholeDay(other)) - Number(isWholeDay(one)) ||
  compare(one.time, other.time) ||
  compare(one.title, other.title) ||
  compare(one.id, other.id)

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
