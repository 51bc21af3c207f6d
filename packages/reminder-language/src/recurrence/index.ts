import { civil, inMonth, readDay, weekdayOf, writeDay } from '@planner/days/day-number'
import { isLunarDay } from '../festivals/feasts.ts'
import { festivalDays } from '../festivals/index.ts'
import { expand, findOccurrence } from './expand.ts'
import type { Recurring } from './recurring.ts'
import { isNamed, type NamedRecurrence, type Rule, readRule } from './rule.ts'

export type { Recurring } from './recurring.ts'
export { recurrenceInWords } from './repeat-in-words.ts'

/** How many years ahead to search. The rarest rule, 29 February on a given weekday, may take 40 years to occur. */
const horizonYears = 60

/**
 * Returns the local days ('YYYY-MM-DD', ascending) on which a reminder is due within a range, both ends included.
 *
 * 'monthly' and 'yearly' use the month's last day if it lacks the day. An RRULE follows RFC 5545 with `date` as its
 * DTSTART, so its first occurrence may be later. A feast follows the festival table, at the same distance from the
 * feast as `date`. Days after `ends_on` and skipped days are left out, but a rule's COUNT includes them. A reminder
 * that does not repeat is due on `date`, or with `ends_on` on every day until then. An invalid recurrence, or one that
 * repeats within a day, falls back to the days on which the reminder would ring: `date` or every day.
 */
export function occurrencesBetween(rule: Recurring, range: { from: string; to: string }): string[] {
  const { ends_on: last } = rule
  const to = last && last < range.to ? last : range.to
  const isSpan = last && rule.recurrence === 'none'
  const days = everyDayBetween(isSpan ? { ...rule, recurrence: 'daily' } : rule, { from: range.from, to })
  const { skipped_dates: skipped = [], recurrence } = rule
  return skipped.length === 0 || recurrence === 'none' ? days : days.filter((day) => !skipped.includes(day))
}

function everyDayBetween(rule: Recurring, range: { from: string; to: string }): string[] {
  const start = readDay(rule.date)
  const first = readDay(range.from)
  const to = readDay(range.to)
  if (start === null || first === null || to === null) return []
  const from = Math.max(first, start)
  if (from > to) return []
  if (rule.festival) return feastsBetween(rule, rule.festival, { start, from, to })
  if (isNamed(rule.recurrence)) return named[rule.recurrence](start, from, to).map(writeDay)
  const parsed = readRule(rule.recurrence)
  if (parsed) return expand(parsed, start, { from, to }).map(writeDay)
  if (/FREQ=(HOURLY|MINUTELY|SECONDLY)/.test(rule.recurrence)) return named.daily(start, from, to).map(writeDay)
  return named.none(start, from, to).map(writeDay)
}

/** Returns the first day strictly after `after` ('YYYY-MM-DD') on which a reminder is due, or null if there is none. */
export function nextOccurrence(rule: Recurring, { after }: { after: string }): string | null {
  const start = readDay(rule.date)
  const past = readDay(after)
  if (start === null || past === null) return null
  const from = Math.max(past + 1, start)
  let begin = from
  for (const reach of [8, 62, 800, horizonYears * 366]) {
    const found = occurrencesBetween(rule, { from: writeDay(begin), to: writeDay(from + reach) })
    if (found.length > 0) return found[0]!
    begin = from + reach + 1
  }
  return null
}

/**
 * Whether a text is a recurrence that can be stored: a named one, or an RRULE that is valid by RFC 5545, does not
 * repeat within a day, is within bounds (interval up to 1000, count up to 10,000), and occurs at least once.
 */
export function isRecurrence(text: string): boolean {
  if (isNamed(text)) return true
  const rule = readRule(text)
  return rule !== null && (!mayNeverOccur(rule) || findOccurrence(rule).exists)
}

function mayNeverOccur(rule: Rule): boolean {
  return (
    rule.bySetPos.length > 0 ||
    rule.byWeekNo.length > 0 ||
    rule.byYearDay.length > 0 ||
    (rule.byMonthDay.length > 0 && rule.byDay.length + rule.byMonth.length > 0)
  )
}

type Days = (start: number, from: number, to: number) => number[]

const named: Readonly<Record<NamedRecurrence, Days>> = {
  none: (start, from) => (start >= from ? [start] : []),
  daily: (_start, from, to) => days(from, to, 1),
  weekdays: (_start, from, to) => days(from, to, 1).filter((day) => weekdayOf(day) % 6 !== 0),
  weekly: (start, from, to) => days(from + ((((start - from) % 7) + 7) % 7), to, 7),
  monthly: (start, from, to) => months(start, from, to, 1),
  yearly: (start, from, to) => months(start, from, to, 12),
}

function days(from: number, to: number, step: number): number[] {
  const found: number[] = []
  for (let day = from; day <= to; day += step) found.push(day)
  return found
}

function months(start: number, from: number, to: number, step: number): number[] {
  const { year, month, dayOfMonth } = civil(start)
  const near = civil(from)
  const passed = (near.year - year) * 12 + near.month - month
  const found: number[] = []
  for (let index = Math.max(0, Math.floor(passed / step)); ; index++) {
    const day = inMonth(year, month + index * step, dayOfMonth)
    if (day > to) return found
    if (day >= from) found.push(day)
  }
}

/**
 * Returns the days of a reminder tied to a feast. If `date` is some days before or after the feast ('a week before
 * Diwali'), that distance is kept every year.
 */
function feastsBetween(
  rule: Recurring,
  name: string,
  { start, from, to }: { start: number; from: number; to: number },
): string[] {
  const parsed = readRule(rule.recurrence)
  const isYearly = rule.recurrence === 'yearly' || parsed?.freq === 'YEARLY'
  const isMonthly = rule.recurrence === 'monthly' || parsed?.freq === 'MONTHLY'
  if (!isYearly && !(isMonthly && isLunarDay(name))) return named.none(start, from, to).map(writeDay)
  const year = civil(start).year
  const around = [year - 1, year, year + 1].flatMap((near) => festivalDays(name, near))
  const distance = around.map((day) => start - day).toSorted((a, b) => Math.abs(a) - Math.abs(b))[0]
  const offset = distance !== undefined && Math.abs(distance) <= 60 ? distance : 0
  const interval = parsed?.interval ?? 1
  const until = parsed?.until ? readDay(parsed.until)! : Number.POSITIVE_INFINITY
  const found: number[] = []
  let count = 0
  for (let near = year - 1; near <= civil(to).year + 1; near++) {
    for (const feast of festivalDays(name, near)) {
      if (feast + offset < start || feast + offset > until || count++ % interval !== 0) continue
      if (parsed?.count && count > parsed.count * interval) break
      if (feast + offset >= from && feast + offset <= to) found.push(feast + offset)
    }
  }
  return found.map(writeDay)
}
