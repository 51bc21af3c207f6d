import { daysInMonth } from './month-length.ts'

/*
 * Arithmetic on local days written 'YYYY-MM-DD'. A day has no zone: it is computed in UTC, so that the device's
 * daylight-saving time cannot shift it. Small enough for every page.
 */

export const dayMs = 86_400_000

export const addDays = (day: string, days: number): string => fromMs(toMs(day) + days * dayMs)

/** Returns the number of days from `from` to `to`; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((toMs(to) - toMs(from)) / dayMs)

/** From 1 for Monday to 7 for Sunday, as in ISO 8601. */
export const weekdayOf = (day: string): number => new Date(toMs(day)).getUTCDay() || 7

/** Splits a day into its numbers; the month counts from 1. */
export function partsOf(day: string): { year: number; month: number; date: number } {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), date: Number(day.slice(8, 10)) }
}

/** Returns the day with these numbers, or the month's last day if the month is shorter. */
export function dayFrom(year: number, month: number, date: number): string {
  const fitting = Math.min(date, daysInMonth(year, month))

  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(fitting).padStart(2, '0')}`
}

/**
 * Returns the same date a number of months later, or that month's last day; the day itself if the year would not have
 * four digits.
 */
export function addMonths(day: string, months: number): string {
  const { year, month, date } = partsOf(day)
  const count = year * 12 + month - 1 + months
  const there = dayFrom(Math.floor(count / 12), (count % 12) + 1, date)

  return isDay(there) ? there : day
}

/** Returns every day of a range, both ends included. */
export function daysFrom({ from, to }: { from: string; to: string }): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index))
}

/** Whether a text is a real date in this form. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toMs(text)) && fromMs(toMs(text)) === text

/** Returns midnight UTC of the day, in milliseconds since 1970. */
const toMs = (day: string): number => Date.parse(`${day}T00:00:00Z`)

const fromMs = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
