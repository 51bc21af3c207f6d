import { partsOf, weekdayOf } from '@planner/days/plain-date'
import { onDayOfMonth } from '@planner/reminder-language/month-days'

/** A repetition as edited in the form. */
export type Repeat = {
  every: string
  unit: 'days' | 'weeks' | 'months' | 'years'
  /** For weekly repetitions: 'MO', 'TU' and so on. */
  weekdays: readonly string[]
  /** For monthly repetitions: on the date, on the nth weekday, or on the last day. */
  monthly: 'date' | 'nth' | 'last'
}

/** Weekday codes of RFC 5545, from Monday. */
export const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

const units = { DAILY: 'days', WEEKLY: 'weeks', MONTHLY: 'months', YEARLY: 'years' } as const

/** Returns the initial custom repetition: the previous rule if the form can express it, else every two weeks. */
export function repeatOf(recurrence: string, date: string): Repeat {
  const usual: Repeat = { every: '2', unit: 'weeks', weekdays: [weekdayOn(date)], monthly: 'date' }
  const named = { daily: 'days', weekly: 'weeks', monthly: 'months', yearly: 'years' } as const
  if (recurrence in named) return { ...usual, every: '1', unit: named[recurrence as keyof typeof named] }
  if (recurrence === 'weekdays') return { ...usual, every: '1', weekdays: weekdayCodes.slice(0, 5) }
  return readRepeat(recurrence, date) ?? usual
}

/** Converts an RRULE to a form value; null if the form cannot express it. */
export function readRepeat(recurrence: string, date: string): Repeat | null {
  const parts = Object.fromEntries(recurrence.split(';').map((part) => part.split('=') as [string, string]))
  const { FREQ, INTERVAL = '1', BYDAY = '', BYMONTHDAY: named, WKST: _, ...rest } = parts
  const unit = units[FREQ as keyof typeof units]
  const [BYMONTHDAY, others] = withoutShortMonths(named, rest)
  if (!unit || Object.keys(others).length > 0) return null

  const plain = { every: INTERVAL, unit, weekdays: [weekdayOn(date)], monthly: 'date' as const }
  if (unit === 'weeks' && BYMONTHDAY === undefined) {
    const weekdays = BYDAY === '' ? plain.weekdays : BYDAY.split(',')
    return weekdays.every((day) => (weekdayCodes as readonly string[]).includes(day)) ? { ...plain, weekdays } : null
  }
  if (unit === 'months' && BYMONTHDAY === '-1' && BYDAY === '') return { ...plain, monthly: 'last' }
  if (unit === 'months' && BYDAY === nthOf(date) && BYMONTHDAY === undefined) return { ...plain, monthly: 'nth' }
  const isOnDate = BYMONTHDAY === undefined || BYMONTHDAY === String(partsOf(date).date)
  return BYDAY === '' && isOnDate ? plain : null
}

/** Reduces a rule that falls back to the last day of shorter months (`onDayOfMonth`) to its plain form. */
function withoutShortMonths(
  named: string | undefined,
  { BYSETPOS, ...others }: Record<string, string>,
): [days: string | undefined, others: Record<string, string>] {
  const isRun = BYSETPOS === '-1' && /^28,29(,30)?$/.test(named ?? '')
  if (isRun) return [named!.split(',').at(-1), others]
  return [named, BYSETPOS === undefined ? others : { ...others, BYSETPOS }]
}

/** Converts a form value to an RRULE without an end; null while its interval or weekdays are missing. */
export function ruleOf({ every, unit, weekdays, monthly }: Repeat, date: string): string | null {
  const interval = Number(every)
  if (!Number.isInteger(interval) || interval < 1 || interval > 1000) return null
  const freq = Object.entries(units).find(([, name]) => name === unit)![0]
  const rule = interval === 1 ? `FREQ=${freq}` : `FREQ=${freq};INTERVAL=${interval}`
  if (unit === 'weeks') {
    const days = weekdayCodes.filter((day) => weekdays.includes(day))
    return days.length === 0 ? null : `${rule};BYDAY=${days.join(',')}`
  }
  if (unit !== 'months') return rule
  if (monthly === 'last') return `${rule};BYMONTHDAY=-1`
  if (monthly === 'nth') return `${rule};BYDAY=${nthOf(date)}`
  // 'monthly' falls on the last day of shorter months; a plain RFC 5545 rule would skip those.
  return interval === 1 ? 'monthly' : onDayOfMonth(rule, partsOf(date).date)
}

const weekdayOn = (date: string): string => weekdayCodes[weekdayOf(date) - 1]!

/** Returns which of its weekdays in the month a day is, such as '3MO'; the fifth counts as the last. */
export function nthOf(date: string): string {
  const nth = Math.ceil(partsOf(date).date / 7)
  return `${nth === 5 ? -1 : nth}${weekdayOn(date)}`
}
