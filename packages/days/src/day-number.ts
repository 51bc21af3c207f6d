import { daysInMonth } from './month-length.ts'
import { dayMs } from './plain-date.ts'

/*
 * Days of the Gregorian calendar as numbers: the count of days since 1970-01-01. Meant for heavy arithmetic; to move or
 * compare single days, plain-date.ts works on 'YYYY-MM-DD' directly.
 */

/**
 * Returns the day with a year, month (1-12) and day of month. Out-of-range days and months carry over, as in
 * `Date.UTC`.
 */
export function dayOf(year: number, month: number, dayOfMonth: number): number {
  return Math.floor(Date.UTC(year, month - 1, dayOfMonth) / dayMs)
}

type Civil = { year: number; month: number; dayOfMonth: number }

/** Returns the day with a year, month and day of month; null if it does not exist. */
export function realDay(year: number, month: number, dayOfMonth: number): number | null {
  const isReal = month >= 1 && month <= 12 && dayOfMonth >= 1 && dayOfMonth <= daysInMonth(year, month)
  return isReal ? dayOf(year, month, dayOfMonth) : null
}

/** Returns the year, month and day of month of a day. After Howard Hinnant's `civil_from_days`. */
export function civil(day: number): Civil {
  const shifted = day + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    dayOfMonth: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  }
}

/** Returns the weekday: 0 is Sunday, 6 is Saturday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}

/** Returns the Monday of the Monday-to-Sunday week that contains the day. */
export function mondayOf(day: number): number {
  return day - ((weekdayOf(day) + 6) % 7)
}

/** Returns the same day of the month a number of months later, or that month's last day if it is shorter. */
export function addMonths(day: number, months: number): number {
  const { year, month, dayOfMonth } = civil(day)
  return inMonth(year, month + months, dayOfMonth)
}

/** Returns a day of a month, or the month's last day if it is shorter; months beyond 12 carry over. */
export function inMonth(year: number, month: number, dayOfMonth: number): number {
  const carriedYear = year + Math.floor((month - 1) / 12)
  const carriedMonth = ((((month - 1) % 12) + 12) % 12) + 1
  return dayOf(carriedYear, carriedMonth, Math.min(dayOfMonth, daysInMonth(carriedYear, carriedMonth)))
}

/** Returns the nth weekday of a month: 1 is the first, -1 the last. Null if the month has none. */
export function nthWeekday(year: number, month: number, nth: number, weekday: number): number | null {
  const first = dayOf(year, month, 1)
  const length = daysInMonth(year, month)
  const offset = (weekday - weekdayOf(first) + 7) % 7
  const count = Math.floor((length - 1 - offset) / 7) + 1
  const index = nth > 0 ? nth - 1 : count + nth
  return index < 0 || index >= count ? null : first + offset + 7 * index
}

/** Formats a day as 'YYYY-MM-DD'. */
export function writeDay(day: number): string {
  const { year, month, dayOfMonth } = civil(day)
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(dayOfMonth)}`
}

/** Parses 'YYYY-MM-DD'; null if it is not a real date in that form, or before the year 1000. */
export function readDay(text: string): number | null {
  const match = /^([1-9]\d{3})-(\d{2})-(\d{2})$/.exec(text)
  return match && realDay(Number(match[1]), Number(match[2]), Number(match[3]))
}

function two(value: number): string {
  return value < 10 ? `0${value}` : String(value)
}
