import { addMonths, civil, dayOf, inMonth, mondayOf, nthWeekday, weekdayOf } from '@planner/days/day-number'
import { daysInMonth } from '@planner/days/month-length'
import { book } from '../festivals/book.ts'
import type { DateSpec, Duration } from '../parsers/facts.ts'

/**
 * Returns the day that a phrase names, on or after `least`, seen from `today`; null if there is none (an explicit past
 * date).
 *
 * Conventions: only future days; a bare weekday is the next one, a week away if today is that weekday; 'next Friday' is
 * the Friday of the next Monday-to-Sunday week; next week is its Monday, next month its 1st, weekend its Saturday.
 */
export function resolveDay(spec: DateSpec, today: number, least = today): number | null {
  const day = find(spec, today, least)
  return day !== null && day >= least ? day : null
}

function find(spec: DateSpec, today: number, least: number): number | null {
  const { year, month } = civil(today)
  switch (spec.is) {
    case 'offset':
      return today + spec.days
    case 'duration':
      return add(today, spec.length, 1)
    case 'weekday': {
      if (spec.which === 'next') return mondayOf(today) + 7 * spec.weeks + ((spec.weekday + 6) % 7)
      const from = spec.which === 'bare' ? Math.max(least, today + 1) : least
      return from + ((spec.weekday - weekdayOf(from) + 7) % 7)
    }
    case 'week': {
      const day = mondayOf(today) + 7 * spec.weeks + (spec.day ?? 0)
      return day >= least
        ? day
        : spec.weeks === 0 && spec.day !== undefined
          ? Math.max(least, mondayOf(today) + 6)
          : null
    }
    case 'weekend': {
      const saturday = mondayOf(today) + 5 + 7 * spec.weeks
      return saturday >= least ? saturday : saturday + 1 >= least ? saturday + 1 : saturday + 7
    }
    case 'month':
      return spec.day > 0 ? inMonth(year, month + spec.months, spec.day) : fromEnd(year, month + spec.months, spec.day)
    case 'quarter':
      return fromEnd(year, month + 2 - ((month - 1) % 3), -1) + (spec.next ? 1 : 0)
    case 'calendar':
      return calendarDay(spec, year, least)
    case 'monthday':
      return monthDay(spec, year, month, least)
    case 'nth':
      return nthDay(spec, year, month, least)
    case 'feast':
      return feastDay(spec, today, least)
    case 'year':
      return spec.month === 0 ? null : dayOf(year + spec.years, spec.month, spec.day)
    case 'weekdays':
      return today + 1 + ((spec.weekday - weekdayOf(today + 1) + 7) % 7) + 7 * (spec.count - 1)
    case 'near': {
      const base = find(spec.base, today, least)
      return base === null ? null : base + ((spec.weekday - weekdayOf(base) + 10) % 7) - 3
    }
    default: {
      if (spec.base.is === 'offset' || spec.base.is === 'duration') {
        const base = find(spec.base, today, least)
        return base === null ? null : add(base, spec.length, spec.sign)
      }
      // A day before a feast may have passed when the feast has not: then the next feast is used.
      const reach = spec.sign < 0 ? spec.length.days + spec.length.months * 31 : 0
      for (const earliest of [least, least + reach]) {
        const base = resolveDay(spec.base, today, earliest)
        const day = base === null ? null : add(base, spec.length, spec.sign)
        if (day !== null && day >= least) return day
      }
      return null
    }
  }
}

/**
 * Moves a day by a length: months first, clamped to the month’s end, then days, then working days (Monday to Friday).
 */
export function add(day: number, { months, days, workdays = 0, seconds }: Duration, sign: 1 | -1): number {
  let moved = (months === 0 ? day : addMonths(day, sign * months)) + sign * (days + Math.floor(seconds / 86_400))
  for (let left = workdays; left > 0; ) {
    moved += sign
    if (weekdayOf(moved) % 6 !== 0) left--
  }
  return moved
}

function fromEnd(year: number, month: number, day: number): number {
  const last = inMonth(year, month, 31)
  return last + day + 1
}

/** Returns the next such day if no year is given: this year's or a later one; 29 February means the next leap year. */
function calendarDay(
  { year, month, day, weekday }: Extract<DateSpec, { is: 'calendar' }>,
  thisYear: number,
  least: number,
): number | null {
  if (year !== undefined)
    return day < 0 ? fromEnd(year, month, day) : day <= daysInMonth(year, month) ? dayOf(year, month, day) : null
  for (let candidate = thisYear; candidate <= thisYear + 8; candidate++) {
    const found =
      day < 0
        ? fromEnd(candidate, month, day)
        : day <= daysInMonth(candidate, month)
          ? dayOf(candidate, month, day)
          : -1
    if (found < least) continue
    // 'Fri, 18 July' is next year's if the weekday does not match this year's date but matches next year's.
    const next =
      weekday === undefined || weekdayOf(found) === weekday || day < 0 || day > daysInMonth(candidate + 1, month)
        ? -1
        : dayOf(candidate + 1, month, day)
    return next >= 0 && weekdayOf(next) === weekday ? next : found
  }
  return null
}

/**
 * Returns the day in the next month that has it; with a weekday ('Mon 13th'), in the next month in which they coincide.
 */
function monthDay(
  { day, weekday }: Extract<DateSpec, { is: 'monthday' }>,
  year: number,
  month: number,
  least: number,
): number | null {
  for (let ahead = 0; ahead < 60; ahead++) {
    const carriedYear = year + Math.floor((month - 1 + ahead) / 12)
    const carriedMonth = ((month - 1 + ahead) % 12) + 1
    if (day > daysInMonth(carriedYear, carriedMonth)) continue
    const found = dayOf(carriedYear, carriedMonth, day)
    if (found >= least && (weekday === undefined || weekdayOf(found) === weekday)) return found
  }
  return null
}

function nthDay(
  { nth, weekday, month, months, year }: Extract<DateSpec, { is: 'nth' }>,
  thisYear: number,
  thisMonth: number,
  least: number,
): number | null {
  if (month === undefined) {
    for (let ahead = months ?? 0; ahead < (months ?? 0) + 12; ahead++) {
      const carriedYear = thisYear + Math.floor((thisMonth - 1 + ahead) / 12)
      const found = nthWeekday(carriedYear, ((thisMonth - 1 + ahead) % 12) + 1, nth, weekday)
      if (found !== null && found >= least) return found
    }
    return null
  }
  if (year !== undefined) return nthWeekday(year, month, nth, weekday)
  for (let candidate = thisYear; candidate <= thisYear + 12; candidate++) {
    const found = nthWeekday(candidate, month, nth, weekday)
    if (found !== null && found >= least) return found
  }
  return null
}

function feastDay(
  { feast, year, years, months, month }: Extract<DateSpec, { is: 'feast' }>,
  today: number,
  least: number,
): number | null {
  const { year: thisYear, month: thisMonth } = civil(today)
  const firstIn = (wanted: number) => book.festivalDays(feast, wanted)[0] ?? null
  if (year !== undefined) return firstIn(year)
  if (years !== undefined) return firstIn(thisYear + years)
  const ahead = months ?? (month === undefined ? 0 : (month - thisMonth + 12) % 12)
  const from = ahead === 0 ? least : Math.max(least, inMonth(thisYear, thisMonth + ahead, 1))
  for (let candidate = thisYear; candidate <= thisYear + 3; candidate++) {
    const found = book.festivalDays(feast, candidate).find((day) => day >= from)
    if (found !== undefined) return found
  }
  return null
}
