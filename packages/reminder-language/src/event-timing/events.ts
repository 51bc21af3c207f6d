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

function nextOn(date: string, today: string): string {
  if (date >= today) return date
  const year = Number(today.slice(0, 4))
  const thisYear = `${year}${date.slice(4)}`
  return thisYear >= today ? thisYear : `${year + 1}${date.slice(4)}`
}
