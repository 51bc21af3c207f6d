import { toMs } from './days.ts'
import { dayAt, wallTimeAt } from './wall-time.ts'

/** 'Sat, 21 Nov 2026', as people in India write it. */
export const dateInWords = (day: string): string => {
  const { weekday, date, month, year } = wordsOf(shortDate, day)

  return `${weekday}, ${date} ${month} ${year}`
}

/** 'Saturday, 21 November 2026'. */
export const longDateInWords = (day: string): string => {
  const { weekday, date, month, year } = wordsOf(longDate, day)

  return `${weekday}, ${date} ${month} ${year}`
}

/** '21 Nov'. */
export const dayAndMonthInWords = (day: string): string => {
  const { date, month } = wordsOf(shortDate, day)

  return `${date} ${month}`
}

/** 'Saturday'. */
export const weekdayInWords = (day: string): string => wordsOf(longDate, day).weekday

/** 'November 2026'. */
export const monthInWords = (day: string): string => {
  const { month, year } = wordsOf(longDate, day)

  return `${month} ${year}`
}

/** '6:30 pm', from 'HH:MM' or 'HH:MM:SS'. */
export function timeInWords(time: string): string {
  const words = clockTime.format(Date.parse(`1970-01-01T${time.slice(0, 5)}:00Z`))

  // Some browsers put a narrow no-break space before 'pm' and write it in capitals.
  return words.replaceAll(/\s/g, ' ').toLowerCase()
}

/** 'Today', 'Tomorrow', 'Yesterday', else the day without its year: 'Sat, 21 Nov'. */
export function nearDateInWords(day: string, today: string): string {
  const away = Math.round((toMs(day) - toMs(today)) / 86_400_000)

  return { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' }[away] ?? dateInWords(day).slice(0, -5)
}

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
  momentInWords(instant, timeZone, now).replace(/^(Today|Tomorrow|Yesterday)/, (word) => word.toLowerCase())

const shortDate = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const longDate = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const clockTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})

/** The words of a date one by one: browsers differ in the commas between them. */
function wordsOf(format: Intl.DateTimeFormat, day: string) {
  const parts = Object.fromEntries(format.formatToParts(toMs(day)).map((part) => [part.type, part.value]))

  return {
    weekday: parts.weekday ?? '',
    date: parts.day ?? '',
    month: parts.month ?? '',
    year: parts.year ?? '',
  }
}
