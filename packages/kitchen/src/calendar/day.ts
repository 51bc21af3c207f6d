/**
 * A day 'YYYY-MM-DD' as a number of days, so that days can be subtracted.
 *
 * @throws RangeError when the text is no day of the calendar.
 */
export function dayNumber(date: string): number {
  const milliseconds = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(milliseconds) || new Date(milliseconds).toISOString().slice(0, 10) !== date)
    throw new RangeError(`"${date}" is no day; a day is written YYYY-MM-DD`)
  return milliseconds / 86_400_000
}

/** 0 Sunday to 6 Saturday; day 0 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7
