import { daysBetween, partsOf, weekdayOf } from '@planner/days/plain-date'
import { dayAt, wallTimeAt } from './wall-time.ts'

/** 'Sat, 21 Nov 2026', as people in India write it. */
export const dateInWords = (day: string): string => {
  const { weekday, date, month, year } = wordsOf(day)

  return `${weekday.slice(0, 3)}, ${date} ${shortMonth(month)} ${year}`
}

/** 'Saturday, 21 November 2026'. */
export const longDateInWords = (day: string): string => {
  const { weekday, date, month, year } = wordsOf(day)

  return `${weekday}, ${date} ${month} ${year}`
}

/** '21 Nov'. */
export const dayAndMonthInWords = (day: string): string => {
  const { date, month } = wordsOf(day)

  return `${date} ${shortMonth(month)}`
}

/** 'Nov'. */
export const shortMonthInWords = (day: string): string => shortMonth(wordsOf(day).month)

/** 'Saturday'. */
export const weekdayInWords = (day: string): string => wordsOf(day).weekday

/** 'November 2026'. */
export const monthInWords = (day: string): string => {
  const { month, year } = wordsOf(day)

  return `${month} ${year}`
}

/** '6:30 pm', from 'HH:MM' or 'HH:MM:SS'. */
export function timeInWords(time: string): string {
  const hour = Number(time.slice(0, 2))

  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'am' : 'pm'}`
}

/** 'Today', 'Tomorrow', 'Yesterday', else the day, with its year where it is another one: 'Sat, 21 Nov', 'Fri, 29 Oct 2027'. */
export function nearDateInWords(day: string, today: string): string {
  const away = daysBetween(today, day)

  return { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' }[away] ?? inYearOf(dateInWords(day), today)
}

const inYearOf = (words: string, today: string): string =>
  words.endsWith(today.slice(0, 4)) ? words.slice(0, -5) : words

/** The same inside a sentence: 'today', 'Sat, 21 Nov'. */
export const nearDateInSentence = (day: string, today: string): string => inSentence(nearDateInWords(day, today))

const inSentence = (words: string): string => words.replace(/^(Today|Tomorrow|Yesterday)/, (word) => word.toLowerCase())

/** '10 minutes', '1 hour', '1 hour 30 minutes', '1 day'. */
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

/** 'Today, 6:30 pm', 'Sat, 21 Nov, 6:30 pm': an instant on the wall of a zone. */
export function momentInWords(instant: Date | number, timeZone: string, now: Date): string {
  const wall = wallTimeAt(instant, timeZone)

  return `${nearDateInWords(wall.slice(0, 10), dayAt(now, timeZone))}, ${timeInWords(wall.slice(11))}`
}

/** The same inside a sentence: 'today, 6:30 pm'. */
export const momentInSentence = (instant: Date | number, timeZone: string, now: Date): string =>
  inSentence(momentInWords(instant, timeZone, now))

/** Days of the week from Monday on, and months, in English. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
// biome-ignore format: a year is one line.
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] as const

/** 'Sept' is how India shortens September. */
const shortMonth = (month: string): string => (month === 'September' ? 'Sept' : month.slice(0, 3))

/**
 * The words of a day one by one. By tables, since the first `Intl` format of a page takes a cheap phone an eighth of a
 * second, and no page begins without a date.
 */
function wordsOf(day: string): { weekday: string; date: number; month: string; year: number } {
  const { year, month, date } = partsOf(day)

  return { weekday: weekdays[weekdayOf(day) - 1] ?? '', date, month: months[month - 1] ?? '', year }
}
