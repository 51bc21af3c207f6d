import type { Reminder } from '@planner/contract/reminders'

import { fallsMostDays } from '@planner/reminder-language/overdue'

/** How many reminders a day has; how many of them have a dot, and how many of these are events of Google's. */
export type Count = { all: number; dots: number; fromGoogle: number }
export type Counts = ReadonlyMap<string, Count>

/** What falls on most days has no dot: it would say nothing of a day. */
export const countsByDay = (byDay: ReadonlyMap<string, readonly Reminder[]>): Counts =>
  new Map([...byDay].map(([day, there]) => [day, countOf(there)]))

function countOf(there: readonly Reminder[]): Count {
  const marked = there.filter((reminder) => !fallsMostDays(reminder))
  const fromGoogle = marked.filter(({ origin }) => origin?.from === 'google').length
  return { all: there.length, dots: marked.length, fromGoogle }
}
