import { readDay } from '@planner/days/day-number'

/**
 * A day 'YYYY-MM-DD' as a number of days, so that days can be subtracted.
 *
 * @throws RangeError when the text is no day of the calendar.
 */
export function dayNumber(date: string): number {
  const day = readDay(date)
  if (day === null) throw new RangeError(`"${date}" is no day; a day is written YYYY-MM-DD`)
  return day
}
