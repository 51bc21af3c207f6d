import { civil, dayOf, weekdayOf } from '@planner/days/day-number'
import { daysInMonth, isLeap } from '@planner/days/month-length'
import type { ByDay, Rule } from './rule.ts'

type Range = { from: number; to: number }

/**
 * Returns the days on which a rule that starts on day `start` occurs, within the range (both ends included), ascending.
 *
 * @see RFC 5545, 3.3.10. `start` is DTSTART: it supplies what the rule leaves open, and is itself an occurrence only if
 * the rule matches it.
 */
export function expand(rule: Rule, start: number, range: Range): number[] {
  const found: number[] = []
  walk(rule, start, range, (day) => {
    found.push(day)
    return true
  })
  return found
}

/**
 * Finds out whether a rule ever occurs, given a suitable start. Weekdays and leap years repeat every 28 years (1901 to 2099), so
 * a rule that does not occur within 28 years never does, whatever its interval. `checked` is the number of days checked,
 * at most 10,248.
 */
export function findOccurrence(rule: Rule): { exists: boolean; checked: number } {
  const from = dayOf(2000, 1, 1)
  let exists = false
  // BYWEEKNO without BYDAY uses the weekday of the start, which can be any.
  const byDay = rule.byWeekNo.length > 0 && rule.byDay.length === 0 ? [0, 1, 2, 3, 4, 5, 6].map(plain) : rule.byDay
  const free = { ...rule, byDay, interval: 1, count: null, until: null }
  const checked = walk(free, from, { from, to: dayOf(2027, 12, 31) }, () => {
    exists = true
    return false
  })
  return { exists, checked }
}

const plain = (weekday: number): ByDay => ({ weekday, nth: null })

/**
 * Calls `visit` with each day of the rule until it returns false, and returns how many days were checked. Each period
 * (a year, month, week or day, by FREQ) yields a set of days, from which BYSETPOS selects positions; COUNT counts from
 * the start.
 */
function walk(rule: Rule, start: number, { from, to }: Range, visit: (day: number) => boolean): number {
  const names = matcher(rule, start)
  const last = rule.until === null ? to : Math.min(to, untilDay(rule.until))
  let left = rule.count ?? Number.POSITIVE_INFINITY
  let checked = 0
  // Without COUNT, periods before the range can be skipped.
  for (let index = rule.count === null ? firstPeriod(rule, start, from) : 0; ; index++) {
    const period = periodOf(rule, start, index)
    if (period.from > last || left <= 0) return checked
    const days: number[] = []
    for (let day = period.from; day <= period.to; day++) {
      checked++
      if (names(day)) days.push(day)
    }
    for (const day of rule.bySetPos.length > 0 ? places(days, rule.bySetPos) : days) {
      if (day < start) continue
      if (day > last || left-- <= 0) return checked
      if (day >= from && !visit(day)) return checked
    }
  }
}

function untilDay(written: string): number {
  const [year, month, day] = written.split('-').map(Number)
  return dayOf(year!, month!, day!)
}

/** Returns the `index`th period (year, month, week or day, by FREQ and INTERVAL), where 0 contains `start`. */
function periodOf({ freq, interval, weekStart }: Rule, start: number, index: number): Range {
  const step = index * interval
  if (freq === 'DAILY') return { from: start + step, to: start + step }
  if (freq === 'WEEKLY') {
    const from = weekOf(start, weekStart) + 7 * step
    return { from, to: from + 6 }
  }
  const { year, month } = civil(start)
  return freq === 'MONTHLY'
    ? { from: dayOf(year, month + step, 1), to: dayOf(year, month + step + 1, 1) - 1 }
    : { from: dayOf(year + step, 1, 1), to: dayOf(year + step, 12, 31) }
}

/** Returns the index of the period that contains `from`, or of the next one that the interval reaches. */
function firstPeriod({ freq, interval, weekStart }: Rule, start: number, from: number): number {
  if (from <= start) return 0
  const begin = civil(start)
  const near = civil(from)
  const years = near.year - begin.year
  const passed = {
    DAILY: from - start,
    WEEKLY: (weekOf(from, weekStart) - weekOf(start, weekStart)) / 7,
    MONTHLY: years * 12 + near.month - begin.month,
    YEARLY: years,
  }[freq]
  return Math.ceil(passed / interval)
}

/** Returns the first day of the week that contains `day`. */
function weekOf(day: number, weekStart: number): number {
  return day - ((weekdayOf(day) - weekStart + 7) % 7)
}

/** Selects the days at the given BYSETPOS positions, without duplicates; positions beyond the set are ignored. */
function places(days: readonly number[], wanted: readonly number[]): number[] {
  const chosen = wanted.map((place) => days.at(place > 0 ? place - 1 : place))
  return [...new Set(chosen)].filter((day) => day !== undefined).toSorted((a, b) => a - b)
}

/**
 * Returns a predicate for the days that the rule matches before BYSETPOS. Parts the rule leaves open are taken from the
 * start: month and day for a yearly rule, day for a monthly one, weekday for a weekly rule and for BYWEEKNO.
 */
function matcher(rule: Rule, start: number): (day: number) => boolean {
  const { freq, byMonth, byMonthDay, byYearDay, byWeekNo, byDay, weekStart } = rule
  const begin = civil(start)
  const open = byDay.length + byMonthDay.length + byYearDay.length + byWeekNo.length === 0
  const months = open && freq === 'YEARLY' && byMonth.length === 0 ? [begin.month] : byMonth
  const monthDays = open && (freq === 'YEARLY' || freq === 'MONTHLY') ? [begin.dayOfMonth] : byMonthDay
  const byWeek = freq === 'WEEKLY' || (byWeekNo.length > 0 && byMonthDay.length + byYearDay.length === 0)
  const weekdays = byWeek && byDay.length === 0 ? [plain(weekdayOf(start))] : byDay
  // RFC 5545: a numbered weekday of a yearly rule counts within the month if there is a BYMONTH, else within the year.
  const nthInYear = freq === 'YEARLY' && byMonth.length === 0

  return (day) => {
    const weekday = weekdayOf(day)
    const named = weekdays.filter((item) => item.weekday === weekday)
    if (weekdays.length > 0 && named.length === 0) return false
    const { year, month, dayOfMonth } = civil(day)
    if (months.length > 0 && !months.includes(month)) return false
    const length = daysInMonth(year, month)
    if (monthDays.length > 0 && !isAmong(monthDays, dayOfMonth, length)) return false
    if (byYearDay.length > 0 && !isAmong(byYearDay, dayOfYear(day, year), yearLength(year))) return false
    if (byWeekNo.length > 0 && !isInWeeks(byWeekNo, day, year, weekStart)) return false
    if (named.length === 0 || named.some(({ nth }) => nth === null)) return true
    const place = nthInYear ? dayOfYear(day, year) : dayOfMonth
    const span = nthInYear ? yearLength(year) : length
    const nth = Math.ceil(place / 7)
    const fromEnd = -Math.ceil((span - place + 1) / 7)
    return named.some((item) => item.nth === nth || item.nth === fromEnd)
  }
}

const yearLength = (year: number) => (isLeap(year) ? 366 : 365)
const dayOfYear = (day: number, year: number) => day - dayOf(year, 1, 1) + 1

/** Whether `wanted` contains the position; negative numbers count from the end. */
function isAmong(wanted: readonly number[], place: number, length: number): boolean {
  return wanted.includes(place) || wanted.includes(place - length - 1)
}

/**
 * Whether a day is in one of the week numbers. Week 1 is the first with at least four days in its year, so a day may
 * belong to a week of the previous or next year.
 */
function isInWeeks(wanted: readonly number[], day: number, year: number, weekStart: number): boolean {
  const firstWeek = (of: number) => weekOf(dayOf(of, 1, 4), weekStart)
  const own = day >= firstWeek(year + 1) ? year + 1 : day < firstWeek(year) ? year - 1 : year
  const begin = firstWeek(own)
  return isAmong(wanted, Math.floor((day - begin) / 7) + 1, (firstWeek(own + 1) - begin) / 7)
}
