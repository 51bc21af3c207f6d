import { dayFrom, partsOf } from '@planner/days/plain-date'
import type { Options } from '../reading.ts'

/** What is known of another reminder that a text may count days from. */
type Known = { title: string; date: string; recurrence: string; completed: boolean }

/**
 * Returns the reminders that a text may count days from: what takes place once, and yearly occasions on their next day.
 *
 * @param today 'YYYY-MM-DD'
 */
export function eventsOf(reminders: readonly Known[], today: string): NonNullable<Options['events']> {
  return reminders
    .filter(({ completed, recurrence }) => !completed && (recurrence === 'none' || recurrence === 'yearly'))
    .map(({ title, date, recurrence }) => ({ title, date: recurrence === 'yearly' ? nextOn(date, today) : date }))
    .filter(({ date }) => date >= today)
}

/** Returns the next yearly occurrence from `today` on; of 29 February, the 28th in other years, as for reminders. */
function nextOn(first: string, today: string): string {
  if (first >= today) return first
  const { month, date } = partsOf(first)
  const { year } = partsOf(today)
  const thisYear = dayFrom(year, month, date)
  return thisYear >= today ? thisYear : dayFrom(year + 1, month, date)
}
