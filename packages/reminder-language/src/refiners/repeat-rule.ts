import { civil, weekdayOf } from '@planner/days/day-number'
import { daysInMonth } from '@planner/days/month-length'
import { book } from '../festivals/book.ts'
import type { ByDay, DateSpec, Repeat } from '../parsers/facts.ts'
import { weekdayCodes } from '../recurrence/rule.ts'

const mondayFirst = (weekday: number) => (weekday + 6) % 7
const byNumber = (a: number, b: number) => a - b

/**
 * Writes a repetition as an RRULE in canonical order: FREQ, INTERVAL, COUNT, UNTIL, BYMONTH, BYMONTHDAY, BYDAY,
 * BYSETPOS.
 */
export function writeRule(repeat: Repeat, end: { count?: number | undefined; until?: string | undefined }): string {
  let rule = `FREQ=${repeat.freq}`
  if (repeat.interval > 1) rule += `;INTERVAL=${repeat.interval}`
  if (end.count !== undefined) rule += `;COUNT=${end.count}`
  else if (end.until !== undefined) rule += `;UNTIL=${end.until.replaceAll('-', '')}`
  if (repeat.byMonth?.length) rule += `;BYMONTH=${inOrder(repeat.byMonth)}`
  if (repeat.byMonthDay?.length) rule += `;BYMONTHDAY=${inOrder(repeat.byMonthDay)}`
  if (repeat.byDay?.length) rule += `;BYDAY=${daysInOrder(repeat.byDay)}`
  if (repeat.bySetPos?.length) rule += `;BYSETPOS=${repeat.bySetPos.join(',')}`
  return rule
}

/** Sorts and joins numbers without duplicates; most lists have one element. */
const inOrder = (numbers: readonly number[]): string =>
  numbers.length === 1 ? String(numbers[0]) : [...new Set(numbers)].toSorted(byNumber).join(',')

const codeOf = ({ nth, weekday }: ByDay): string =>
  nth === null ? weekdayCodes[weekday]! : `${nth}${weekdayCodes[weekday]}`

function daysInOrder(days: readonly ByDay[]): string {
  if (days.length === 1) return codeOf(days[0]!)
  const sorted = days.toSorted((a, b) => (a.nth ?? 0) - (b.nth ?? 0) || mondayFirst(a.weekday) - mondayFirst(b.weekday))
  return [...new Set(sorted.map(codeOf))].join(',')
}

/** Replaces day 31 of every month by the month's last day (docs/product/decisions.md#11). */
export function lastDayFor31(repeat: Repeat): Repeat {
  if (repeat.freq !== 'MONTHLY' || !repeat.byMonthDay?.includes(31)) return repeat
  return { ...repeat, byMonthDay: repeat.byMonthDay.map((day) => (day === 31 ? -1 : day)) }
}

/**
 * Joins a date to a repetition that leaves its day open: weekly + Monday, monthly + the 5th, yearly + 5 December. Null
 * if the date means something else, such as the start.
 */
export function join(repeat: Repeat, date: DateSpec): Repeat | null {
  const open = !repeat.byDay && !repeat.byMonthDay && !repeat.feast
  if (!open) return null
  if (repeat.freq === 'WEEKLY' && date.is === 'weekday' && date.which === 'bare')
    return { ...repeat, byDay: [every(date.weekday)] }
  if (repeat.freq === 'MONTHLY') {
    // 'Har mahine amavasya ko'.
    const { feast } = (date.is === 'shifted' ? date.base : date) as { feast?: string }
    const monthly = feast && book.monthlyOf(feast)
    if (monthly) return { ...repeat, feast: monthly }
    if (date.is === 'monthday' && date.weekday === undefined) return { ...repeat, byMonthDay: [date.day] }
    if (date.is === 'month' && date.months === 0 && date.day < 0) return { ...repeat, byMonthDay: [date.day] }
    if (date.is === 'nth' && date.month === undefined)
      return { ...repeat, byDay: [{ weekday: date.weekday, nth: date.nth }] }
  }
  if (repeat.freq === 'YEARLY') {
    if (date.is === 'calendar' && date.year === undefined && !repeat.byMonth)
      return { ...repeat, byMonth: [date.month], ...(!date.whole && { byMonthDay: [date.day] }) }
    if (date.is === 'nth' && date.month !== undefined)
      return { ...repeat, byMonth: [date.month], byDay: [{ weekday: date.weekday, nth: date.nth }] }
    if (date.is === 'feast') return { ...repeat, feast: date.feast }
    if (date.is === 'shifted' && date.base.is === 'feast') return { ...repeat, feast: date.base.feast }
  }
  return null
}

function every(weekday: number): ByDay {
  return { weekday, nth: null }
}

/** Turns a yearly feast on a fixed calendar day into an RRULE; a moveable one keeps its name. */
export function withoutFixedFeast(repeat: Repeat): Repeat {
  if (!repeat.feast || book.moves(repeat.feast)) return repeat
  const { feast, ...rest } = repeat
  const { fixed, nth } = book.feasts[feast]!
  if (fixed) return { ...rest, byMonth: [fixed[0]], byMonthDay: [fixed[1]] }
  if (nth && nth[3] === undefined) return { ...rest, byMonth: [nth[0]], byDay: [{ weekday: nth[2], nth: nth[1] }] }
  return repeat
}

/**
 * Returns the first day from `least` on that matches the repetition, ignoring its interval; null if there is none
 * within eight years.
 */
export function firstDay(repeat: Repeat, least: number): number | null {
  for (let day = least; day < least + 2930; day++) if (names(repeat, day)) return day
  return null
}

function names(repeat: Repeat, day: number): boolean {
  const { byDay, byMonth, byMonthDay, bySetPos, ofQuarter } = repeat
  if (ofQuarter !== undefined) {
    const { month, dayOfMonth } = civil(day)
    if ((month - 1) % 3 !== ofQuarter || (!byDay && !byMonthDay && dayOfMonth > 1)) return false
  }
  if (!byDay && !byMonth && !byMonthDay) return true
  const weekday = weekdayOf(day)
  if (byDay && !byDay.some((item) => item.weekday === weekday)) return false
  if (!byMonth && !byMonthDay && !bySetPos && !byDay?.some((item) => item.nth !== null)) return true
  const { year, month, dayOfMonth } = civil(day)
  if (byMonth && !byMonth.includes(month)) return false
  const length = daysInMonth(year, month)
  if (byMonth && !byMonthDay && !byDay) return dayOfMonth === 1
  if (byMonthDay && !byMonthDay.some((wanted) => (wanted > 0 ? wanted : length + 1 + wanted) === dayOfMonth))
    return false
  if (byDay?.some((item) => item.nth !== null)) {
    const fromStart = Math.ceil(dayOfMonth / 7)
    const fromLast = -Math.ceil((length - dayOfMonth + 1) / 7)
    if (
      !byDay.some(
        (item) => item.weekday === weekday && (item.nth === null || item.nth === fromStart || item.nth === fromLast),
      )
    )
      return false
  }
  if (!bySetPos) return true
  const set: number[] = []
  for (let candidate = 1; candidate <= length; candidate++) {
    const other = (weekday + candidate - dayOfMonth + 70) % 7
    if (byDay!.some((item) => item.weekday === other)) set.push(candidate)
  }
  return bySetPos.some((place) => set.at(place > 0 ? place - 1 : place) === dayOfMonth)
}
