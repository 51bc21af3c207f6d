import type { Reminder } from '@planner/contract/reminders'

import { isMostlyDaily } from '@planner/reminder-language/overdue'

/** The number of reminders on a day, how many of them have a dot, and how many of those are Google events. */
export type Count = { all: number; dots: number; fromGoogle: number }
export type Counts = ReadonlyMap<string, Count>

/** Counts reminders by day. Reminders on most days get no dot, because they do not distinguish a day. */
export const countsByDay = (byDay: ReadonlyMap<string, readonly Reminder[]>): Counts =>
  new Map([...byDay].map(([day, there]) => [day, countOf(there)]))

function countOf(there: readonly Reminder[]): Count {
  const marked = there.filter((reminder) => !isMostlyDaily(reminder))
  const fromGoogle = marked.filter(({ origin }) => origin?.from === 'google').length
  return { all: there.length, dots: marked.length, fromGoogle }
}
