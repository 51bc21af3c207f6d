import { daysBetween, partsOf, weekdayOf } from '@planner/days/plain-date'
import { dayAt, wallTimeAt } from './wall-time.ts'

/** Formats a day as usual in India: 'Sat, 21 Nov 2026'. */
export const dateInWords = (day: string): string => {
  const { weekday, date, month, year } = wordsOf(day)

  return `${weekday.slice(0, 3)}, ${date} ${shortMonth(month)} ${year}`
}

/** Formats a day: 'Saturday, 21 November 2026'. */
export const longDateInWords = (day: string): string => {
  const { weekday, date, month, year } = wordsOf(day)

  return `${weekday}, ${date} ${month} ${year}`
}

/** Formats a day: '21 Nov'. */
export const dayAndMonthInWords = (day: string): string => {
  const { date, month } = wordsOf(day)

  return `${date} ${shortMonth(month)}`
}

/** Formats the month of a day: 'Nov'. */
export const shortMonthInWords = (day: string): string => shortMonth(wordsOf(day).month)

/** Formats the weekday of a day: 'Saturday'. */
export const weekdayInWords = (day: string): string => wordsOf(day).weekday

/** Formats the month of a day: 'November 2026'. */
export const monthInWords = (day: string): string => {
  const { month, year } = wordsOf(day)

  return `${month} ${year}`
}

/** Formats 'HH:MM' or 'HH:MM:SS' as '6:30 pm'. */
export function timeInWords(time: string): string {
  const hour = Number(time.slice(0, 2))

  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'am' : 'pm'}`
}

/**
 * Formats a day as 'Today', 'Tomorrow' or 'Yesterday', else as a date, with the year if it is a different one: 'Sat, 21
 * Nov', 'Fri, 29 Oct 2027'.
 */
export function nearDateInWords(day: string, today: string): string {
  const away = daysBetween(today, day)

  return { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' }[away] ?? inYearOf(dateInWords(day), today)
}

const inYearOf = (words: string, today: string): string =>
  words.endsWith(today.slice(0, 4)) ? words.slice(0, -5) : words

/** Formats a day for use inside a sentence: 'today', 'Sat, 21 Nov'. */
export const nearDateInSentence = (day: string, today: string): string => inSentence(nearDateInWords(day, today))

const inSentence = (words: string): string => words.replace(/^(Today|Tomorrow|Yesterday)/, (word) => word.toLowerCase())

/** Formats minutes: '10 minutes', '1 hour', '1 hour 30 minutes', '1 day'. */
export function durationInWords(minutes: number): string {
  const parts = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor((minutes % 1440) / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const

  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ')
}

/** Formats an instant as wall-clock time in a zone: 'Today, 6:30 pm', 'Sat, 21 Nov, 6:30 pm'. */
export function momentInWords(instant: Date | number, timeZone: string, now: Date): string {
  const wall = wallTimeAt(instant, timeZone)

  return `${nearDateInWords(wall.slice(0, 10), dayAt(now, timeZone))}, ${timeInWords(wall.slice(11))}`
}

/** Formats an instant for use inside a sentence: 'today, 6:30 pm'. */
export const momentInSentence = (instant: Date | number, timeZone: string, now: Date): string =>
  inSentence(momentInWords(instant, timeZone, now))

/** English names of weekdays, from Monday, and of months. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
// biome-ignore format: a year is one line.
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] as const

/** Abbreviates a month; September is 'Sept', as usual in India. */
const shortMonth = (month: string): string => (month === 'September' ? 'Sept' : month.slice(0, 3))

/**
 * Returns the parts of a date in words. Uses tables, because the first `Intl` format of a page takes an eighth of a
 * second on a cheap phone, and every page starts with a date.
 */
function wordsOf(day: string): { weekday: string; date: number; month: string; year: number } {
  const { year, month, date } = partsOf(day)

  return { weekday: weekdays[weekdayOf(day) - 1] ?? '', date, month: months[month - 1] ?? '', year }
}
