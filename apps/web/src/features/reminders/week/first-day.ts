import { addDays, weekdayOf } from '@planner/days/plain-date'

/** Returns the first day of the day's week, a Monday, or in the day view the day itself. */
export const firstDayOf = (mode: 'day' | 'week', day: string): string =>
  mode === 'week' ? addDays(day, 1 - weekdayOf(day)) : day
