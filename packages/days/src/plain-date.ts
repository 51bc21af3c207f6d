import { daysInMonth } from './month-length.ts'

/*
 * Arithmetic on local days written 'YYYY-MM-DD'. A day has no zone: it is counted in UTC, so that no daylight-saving time
 * of the device can shift it. Small enough for every page.
 */

export const dayMs = 86_400_000

export const addDays = (day: string, days: number): string => fromMs(toMs(day) + days * dayMs)

/** How many days after `from` the day `to` is; negative when it is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((toMs(to) - toMs(from)) / dayMs)

/** 1 is Monday, 7 is Sunday, as ISO 8601 counts. */
export const weekdayOf = (day: string): number => new Date(toMs(day)).getUTCDay() || 7

/** The numbers of a day; the month counts from 1. */
export function partsOf(day: string): { year: number; month: number; date: number } {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), date: Number(day.slice(8, 10)) }
}

/** The day of these numbers, or of the month's last day when the month is shorter. */
export function dayFrom(year: number, month: number, date: number): string {
  const fitting = Math.min(date, daysInMonth(year, month))

  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(fitting).padStart(2, '0')}`
}

/** The same date this many months later, or that month's last day; the day itself when the year would not have four digits. */
export function addMonths(day: string, months: number): string {
  const { year, month, date } = partsOf(day)
  const count = year * 12 + month - 1 + months
  const there = dayFrom(Math.floor(count / 12), (count % 12) + 1, date)

  return isDay(there) ? there : day
}

/** Every day of a range, both ends included. */
export function daysFrom({ from, to }: { from: string; to: string }): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index))
}

/** Whether a text is a real date in this form. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toMs(text)) && fromMs(toMs(text)) === text

/** The day as milliseconds since 1970 at midnight UTC. */
const toMs = (day: string): number => Date.parse(`${day}T00:00:00Z`)

const fromMs = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
