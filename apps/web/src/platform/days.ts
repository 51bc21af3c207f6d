/**
 * Arithmetic on local days written 'YYYY-MM-DD'. A day has no zone: it is counted in UTC, so that no summer time of the
 * device can shift it.
 */

const dayMs = 86_400_000

export const addDays = (day: string, days: number): string => fromMs(toMs(day) + days * dayMs)

/** How many days lie from one day to another; negative where `to` comes first. */
export const daysBetween = (from: string, to: string): number => Math.round((toMs(to) - toMs(from)) / dayMs)

/** 1 is Monday, 7 is Sunday, as ISO 8601 counts. */
export const weekdayOf = (day: string): number => new Date(toMs(day)).getUTCDay() || 7

export const lastDayOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The numbers of a day; the month counts from 1. */
export function partsOf(day: string): { year: number; month: number; date: number } {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), date: Number(day.slice(8, 10)) }
}

/** The day of these numbers, pulled back to the month's last day where the month is too short. */
export function dayFrom(year: number, month: number, date: number): string {
  const fitting = Math.min(date, lastDayOfMonth(year, month))

  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(fitting).padStart(2, '0')}`
}

/** The same date so many months on, pulled back where that month is too short; the day itself where years of four digits end. */
export function addMonths(day: string, months: number): string {
  const { year, month, date } = partsOf(day)
  const count = year * 12 + month - 1 + months
  const there = dayFrom(Math.floor(count / 12), (count % 12) + 1, date)

  return isDay(there) ? there : day
}

/** The first and the last day of the six weeks, Monday first, in which the month of `day` is drawn. */
export function gridOf(day: string): { from: string; to: string } {
  const first = `${day.slice(0, 7)}-01`
  const from = addDays(first, 1 - weekdayOf(first))

  return { from, to: addDays(from, 41) }
}

/** Every day of a range, both ends included. */
export function daysFrom({ from, to }: { from: string; to: string }): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index))
}

/** Whether text is a day that exists. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toMs(text)) && fromMs(toMs(text)) === text

/** The day as milliseconds since 1970 at midnight UTC. */
export const toMs = (day: string): number => Date.parse(`${day}T00:00:00Z`)

const fromMs = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
