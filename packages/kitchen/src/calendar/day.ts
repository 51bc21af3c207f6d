import { readDay } from '@planner/days/day-number'

/**
 * Converts a date 'YYYY-MM-DD' to a day number, so that dates can be subtracted.
 *
 * @throws RangeError when the text is not a calendar date.
 */
export function dayNumber(date: string): number {
  const day = readDay(date)
  if (day === null) throw new RangeError(`"${date}" is no day; a day is written YYYY-MM-DD`)
  return day
}
