import { addDays, isDay, partsOf, weekdayOf } from '@planner/days/plain-date'
import { monthInWords, weekdays } from '#platform/time/date-in-words.ts'

/** A day in a month's grid. */
export type GridDay = {
  day: string
  /** Day of the month, from 1. */
  date: number
  /** 'Saturday, 21 November 2026'. */
  name: string
  /** Whether the day belongs to the previous or next month. */
  outside: boolean
}

export const firstOf = (day: string): string => `${day.slice(0, 7)}-01`

export const isInMonth = (day: string, month: string): boolean => day.slice(0, 7) === month.slice(0, 7)

/** Returns the first and last day of the six weeks, from Monday, that show the month of `day`. */
export function gridOf(day: string): { from: string; to: string } {
  const first = firstOf(day)
  const from = addDays(first, 1 - weekdayOf(first))

  return { from, to: addDays(from, 41) }
}

/** Returns the six weeks that show the month of a day, as spanned by `gridOf`. */
export function weeksOf(month: string): GridDay[][] {
  const first = firstOf(month)
  const before = weekdayOf(first) - 1
  let monthName = ''

  const days = Array.from({ length: 42 }, (_, place): GridDay => {
    const day = addDays(first, place - before)
    const { date } = partsOf(day)
    // Years beyond four digits cannot be formatted.
    if ((place === 0 || date === 1) && isDay(day)) monthName = monthInWords(day)

    return { day, date, name: `${weekdays[place % 7]}, ${date} ${monthName}`, outside: !isInMonth(day, month) }
  })

  return [0, 7, 14, 21, 28, 35].map((monday) => days.slice(monday, monday + 7))
}

/**
 * Returns the day of a month that is its tab stop: the last one reached by arrow keys, else the chosen day, else today,
 * else the first.
 */
export function tabStopOf(
  month: string,
  { walkedTo, chosen, today }: { walkedTo: string | null; chosen: string; today: string },
): string {
  return [walkedTo, chosen, today].find((day) => day !== null && isInMonth(day, month)) ?? firstOf(month)
}
