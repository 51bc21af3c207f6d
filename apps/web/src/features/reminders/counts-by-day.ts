import type { Reminder } from '@planner/contract/reminders'

/** How many reminders each day has. */
export type Counts = ReadonlyMap<string, number>

/** The counts of a month; `last` itself where nothing differs, so that the calendar need not be drawn again. */
export function countsByDay(byDay: ReadonlyMap<string, readonly Reminder[]>, last: Counts): Counts {
  const counts = new Map([...byDay].map(([day, there]) => [day, there.length]))
  const same = counts.size === last.size && [...counts].every(([day, count]) => last.get(day) === count)

  return same ? last : counts
}
