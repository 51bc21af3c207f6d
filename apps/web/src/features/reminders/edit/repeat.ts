import { partsOf, weekdayOf } from '@planner/days/plain-date'
import { onDayOfMonth } from '@planner/reminder-language/month-days'

/** How a reminder repeats, as the form of a custom repeat shows it. */
export type Repeat = {
  every: string
  unit: 'days' | 'weeks' | 'months' | 'years'
  /** Of weeks: 'MO', 'TU' and so on. */
  weekdays: readonly string[]
  /** Of months: on the date, on the nth weekday, or on the last day. */
  monthly: 'date' | 'nth' | 'last'
}

/** From Monday on, as RFC 5545 writes them. */
export const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

const units = { DAILY: 'days', WEEKLY: 'weeks', MONTHLY: 'months', YEARLY: 'years' } as const

/** A custom repeat to begin with: what was chosen before, where the form can say it; else every two weeks. */
export function repeatOf(recurrence: string, date: string): Repeat {
  const usual: Repeat = { every: '2', unit: 'weeks', weekdays: [weekdayOn(date)], monthly: 'date' }
  const named = { daily: 'days', weekly: 'weeks', monthly: 'months', yearly: 'years' } as const
  if (recurrence in named) return { ...usual, every: '1', unit: named[recurrence as keyof typeof named] }
  if (recurrence === 'weekdays') return { ...usual, every: '1', weekdays: weekdayCodes.slice(0, 5) }
  return readRepeat(recurrence, date) ?? usual
}

/** The repeat that an RRULE says; null for one that the form cannot say. */
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

/** What a rule that falls on the last day of shorter months (`onDayOfMonth`) says without that. */
function withoutShortMonths(
  named: string | undefined,
  { BYSETPOS, ...others }: Record<string, string>,
): [days: string | undefined, others: Record<string, string>] {
  const isRun = BYSETPOS === '-1' && /^28,29(,30)?$/.test(named ?? '')
  if (isRun) return [named!.split(',').at(-1), others]
  return [named, BYSETPOS === undefined ? others : { ...others, BYSETPOS }]
}

/** The RRULE of a repeat, without its end; null while its number or its weekdays are missing. */
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
  // 'monthly' falls on the last day of a month that is shorter; a rule of RFC 5545 would skip that month.
  return interval === 1 ? 'monthly' : onDayOfMonth(rule, partsOf(date).date)
}

const weekdayOn = (date: string): string => weekdayCodes[weekdayOf(date) - 1]!

/** '3MO': which of its weekday in the month a day is; the fifth is called the last. */
export function nthOf(date: string): string {
  const nth = Math.ceil(partsOf(date).date / 7)
  return `${nth === 5 ? -1 : nth}${weekdayOn(date)}`
}
