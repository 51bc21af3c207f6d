import * as rrule from 'rrule'
import { writeDay } from '../days/calendar.ts'
import type { Rule } from './rule.ts'

/**
 * The one place that knows the library which expands an RRULE (docs/decisions/0003-recurrence-library.md).
 *
 * Node reads its CommonJS build, whose names hang on `default`; a bundler reads its ES build, which names them, and
 * complains where a `default` is named outright.
 */
const { RRule } = (Reflect.get(rrule, 'default') as typeof rrule | undefined) ?? rrule

const frequencies = { YEARLY: RRule.YEARLY, MONTHLY: RRule.MONTHLY, WEEKLY: RRule.WEEKLY, DAILY: RRule.DAILY }
const weekdays = [RRule.SU, RRule.MO, RRule.TU, RRule.WE, RRule.TH, RRule.FR, RRule.SA]

/** The days of a rule that starts on day `start`, from and to inclusive, ascending. Dates float in UTC: no zone is involved. */
export function expand(rule: Rule, start: number, { from, to }: { from: number; to: number }): string[] {
  const begin = nearer(rule, start, from)
  const expanded = new RRule({
    freq: frequencies[rule.freq],
    interval: rule.interval,
    dtstart: midnight(begin),
    wkst: weekdays[rule.weekStart]!,
    ...(rule.count !== null && { count: rule.count }),
    ...(rule.until !== null && { until: new Date(`${rule.until}T23:59:59Z`) }),
    ...(rule.byMonth.length > 0 && { bymonth: rule.byMonth }),
    ...(rule.byMonthDay.length > 0 && { bymonthday: rule.byMonthDay }),
    ...(rule.byYearDay.length > 0 && { byyearday: rule.byYearDay }),
    ...(rule.byWeekNo.length > 0 && { byweekno: rule.byWeekNo }),
    ...(rule.bySetPos.length > 0 && { bysetpos: rule.bySetPos }),
    ...(rule.byDay.length > 0 && {
      byweekday: rule.byDay.map(({ weekday, nth }) =>
        nth === null ? weekdays[weekday]! : weekdays[weekday]!.nth(nth),
      ),
    }),
  })
  return expanded.between(midnight(from), midnight(to), true).map((date) => writeDay(date.getTime() / 86_400_000))
}

/** The library walks from the start; a daily or weekly rule that began long ago is moved near, in whole steps. */
function nearer(rule: Rule, start: number, from: number): number {
  const step = rule.freq === 'DAILY' ? rule.interval : rule.freq === 'WEEKLY' ? 7 * rule.interval : 0
  if (step === 0 || rule.count !== null || from <= start) return start
  return start + Math.max(0, Math.floor((from - start) / step) - 1) * step
}

function midnight(day: number): Date {
  return new Date(day * 86_400_000)
}
