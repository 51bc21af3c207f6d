import { daysBetween } from '@planner/days/plain-date'
import { occurrencesBetween } from '@planner/reminder-language/recurrence'
import type { Rule } from './recurrence.ts'

/**
 * Returns the days of a series whose words were read again, with the first day that it already has: 'every Saturday'
 * read a week later would begin a week later, and what is overdue since would vanish. A schedule that has changed
 * begins as read.
 */
export function keepFirstDay(series: Rule, read: Rule): Pick<Rule, 'date' | 'ends_on'> {
  const { date, ends_on = null } = read
  const isSame = read.recurrence === series.recurrence && read.recurrence !== 'none' && series.date < date
  // 'Every two weeks' read in the other week is still the same schedule.
  const every = { ...series, recurrence: series.recurrence.replace(/;?INTERVAL=\d+/, ''), ends_on: null }
  if (!isSame || occurrencesBetween(every, { from: date, to: date }).length === 0) return { date, ends_on }
  const moved = daysBetween(series.date, date)
  const isSameLength = ends_on !== null && series.ends_on && daysBetween(series.ends_on, ends_on) === moved
  return { date: series.date, ends_on: isSameLength ? series.ends_on! : ends_on }
}
