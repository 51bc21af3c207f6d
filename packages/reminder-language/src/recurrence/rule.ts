import { readDay } from '@planner/days/day-number'
import { daysInMonth } from '@planner/days/month-length'

/** Names that can be stored in place of an RRULE. */
export const namedRecurrences = ['none', 'daily', 'weekdays', 'weekly', 'monthly', 'yearly'] as const
export type NamedRecurrence = (typeof namedRecurrences)[number]

/** Whether a recurrence is a name such as ‘weekly’ rather than an RRULE. */
export function isNamed(recurrence: string): recurrence is NamedRecurrence {
  return (namedRecurrences as readonly string[]).includes(recurrence)
}

export const weekdayCodes: readonly string[] = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/**
 * An entry of a BYDAY list. `weekday` 0 is Sunday; `nth` is null for every such weekday, -1 for the last of the month
 * or year.
 */
export type ByDay = { weekday: number; nth: number | null }

/** The RRULE parts that we support. Lists keep their written order. */
export type Rule = {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  interval: number
  count: number | null
  /** The last day, 'YYYY-MM-DD', or null. */
  until: string | null
  byMonth: number[]
  byMonthDay: number[]
  byYearDay: number[]
  byWeekNo: number[]
  byDay: ByDay[]
  bySetPos: number[]
  /** 0 is Sunday; Monday unless the rule says otherwise. */
  weekStart: number
}

/** Limits beyond which a recurrence is treated as a mistake or an attack. */
const most = { interval: 1000, count: 10_000, length: 300 }

/**
 * Parses an RRULE, with or without 'RRULE:'. Returns null if it violates RFC 5545, repeats within a day, or exceeds our
 * limits.
 *
 * @see RFC 5545, 3.3.10, for the allowed combinations.
 */
export function readRule(text: string): Rule | null {
  if (text.length > most.length) return null
  const parts = new Map<string, string>()
  for (const part of text.replace(/^RRULE:/, '').split(';')) {
    const [key, value, extra] = part.split('=')
    if (!key || !value || extra !== undefined || parts.has(key) || !(key in readers)) return null
    parts.set(key, value)
  }
  const rule: Rule = {
    freq: 'DAILY',
    interval: 1,
    count: null,
    until: null,
    byMonth: [],
    byMonthDay: [],
    byYearDay: [],
    byWeekNo: [],
    byDay: [],
    bySetPos: [],
    weekStart: 1,
  }
  if (!parts.has('FREQ')) return null
  for (const [key, value] of parts) if (!readers[key]!(rule, value)) return null
  return mayStandTogether(rule) ? rule : null
}

const readers: Readonly<Record<string, (rule: Rule, value: string) => boolean>> = {
  FREQ: (rule, value) => {
    if (value !== 'DAILY' && value !== 'WEEKLY' && value !== 'MONTHLY' && value !== 'YEARLY') return false
    rule.freq = value
    return true
  },
  INTERVAL: (rule, value) => {
    rule.interval = wholeNumber(value)
    return rule.interval >= 1 && rule.interval <= most.interval
  },
  COUNT: (rule, value) => {
    rule.count = wholeNumber(value)
    return rule.count >= 1 && rule.count <= most.count
  },
  UNTIL: (rule, value) => {
    const match = /^(\d{4})(\d{2})(\d{2})(T([01]\d|2[0-3])[0-5]\d[0-5]\dZ?)?$/.exec(value)
    if (!match) return false
    rule.until = `${match[1]}-${match[2]}-${match[3]}`
    return readDay(rule.until) !== null
  },
  BYMONTH: (rule, value) => list(value, 1, 12, rule.byMonth, false),
  BYMONTHDAY: (rule, value) => list(value, 1, 31, rule.byMonthDay, true),
  BYYEARDAY: (rule, value) => list(value, 1, 366, rule.byYearDay, true),
  BYWEEKNO: (rule, value) => list(value, 1, 53, rule.byWeekNo, true),
  BYSETPOS: (rule, value) => list(value, 1, 366, rule.bySetPos, true),
  WKST: (rule, value) => {
    rule.weekStart = weekdayCodes.indexOf(value)
    return rule.weekStart >= 0
  },
  BYDAY: (rule, value) =>
    value.split(',').every((item) => {
      const match = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/.exec(item)
      if (!match) return false
      const nth = match[1] === undefined ? null : Number(match[1])
      if (nth === 0 || Math.abs(nth ?? 1) > 53) return false
      rule.byDay.push({ weekday: weekdayCodes.indexOf(match[2]!), nth })
      return true
    }),
}

function wholeNumber(value: string): number {
  return /^\d{1,6}$/.test(value) ? Number(value) : 0
}

function list(value: string, from: number, to: number, into: number[], signed: boolean): boolean {
  return value.split(',').every((item) => {
    if (!/^[+-]?\d{1,3}$/.test(item)) return false
    const number = Number(item)
    if (Math.abs(number) < from || Math.abs(number) > to || (number < 0 && !signed)) return false
    into.push(number)
    return true
  })
}

/** The number of days in the longest period of each frequency. */
const longest = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 } as const

function mayStandTogether(rule: Rule): boolean {
  const { freq, byDay, byMonth, byMonthDay, byYearDay, byWeekNo, bySetPos } = rule
  const nth = byDay.filter((item) => item.nth !== null)
  if (rule.count !== null && rule.until !== null) return false
  if (nth.length > 0 && (freq === 'DAILY' || freq === 'WEEKLY' || byWeekNo.length > 0)) return false
  if (freq === 'MONTHLY' && nth.some((item) => Math.abs(item.nth!) > 5)) return false
  if (freq === 'WEEKLY' && byMonthDay.length > 0) return false
  if (freq !== 'YEARLY' && (byYearDay.length > 0 || byWeekNo.length > 0)) return false
  if (
    bySetPos.length > 0 &&
    byDay.length + byMonth.length + byMonthDay.length + byYearDay.length + byWeekNo.length === 0
  )
    return false
  // A position beyond the size of a period never matches a day.
  if (bySetPos.length > 0 && bySetPos.every((place) => Math.abs(place) > longest[freq])) return false
  const months = byMonth.length > 0 ? byMonth : [1]
  return (
    byMonthDay.length === 0 ||
    byMonthDay.some((day) => months.some((month) => Math.abs(day) <= daysInMonth(2024, month)))
  )
}
