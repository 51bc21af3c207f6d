import { onDayOfMonth } from './month-days.ts'
import type { Recurring } from './recurring.ts'

const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/**
 * Returns the shortest of our names for a rule (docs/product/decisions.md#11): 'daily' for FREQ=DAILY, 'weekly' for the
 * weekday of the date itself, and so on. Any other RRULE is returned unchanged, without its prefix.
 */
export function recurrenceName(recurrence: string, date: string): string {
  const rule = recurrence.replace(/^RRULE:/, '')
  const weekday = weekdayNames[new Date(`${date}T00:00:00Z`).getUTCDay()]
  const dayOfMonth = Number(date.slice(8))
  if (rule === 'FREQ=DAILY') return 'daily'
  if (rule === 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR') return 'weekdays'
  if (rule === 'FREQ=WEEKLY' || rule === `FREQ=WEEKLY;BYDAY=${weekday}`) return 'weekly'
  // After the 28th the two differ: ours uses the last day of a short month, RFC 5545 skips the month.
  if (rule === 'FREQ=MONTHLY' && dayOfMonth <= 28) return 'monthly'
  if (rule === `FREQ=MONTHLY;BYMONTHDAY=${dayOfMonth}` && dayOfMonth <= 28) return 'monthly'
  if (rule === 'FREQ=YEARLY') return 'yearly'
  return rule
}

/** Converts a monthly rule to ours, which falls on the last day of a month that lacks the date. */
export function inEveryMonth({ date, recurrence }: Pick<Recurring, 'date' | 'recurrence'>): string {
  const match = /^(FREQ=MONTHLY(?:;INTERVAL=\d+)?(?:;COUNT=\d+)?(?:;UNTIL=\w+)?)(?:;BYMONTHDAY=(29|30|31))?$/.exec(
    recurrence,
  )
  const dayOfMonth = Number(match?.[2] ?? date.slice(8))
  if (!match || dayOfMonth <= 28) return recurrence
  return match[1] === 'FREQ=MONTHLY' ? 'monthly' : onDayOfMonth(match[1]!, dayOfMonth)
}

/** Returns a sentence's recurrence as it is stored: 'weekly' for 'every Sunday' from a Sunday. */
export const storedRecurrence = ({ date, recurrence }: Pick<Recurring, 'date' | 'recurrence'>): string =>
  inEveryMonth({ date, recurrence: recurrenceName(recurrence, date) })
