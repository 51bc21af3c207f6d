import { addDays, daysBetween } from '@planner/days/plain-date'
import { isWholeDay } from '../whole-day.ts'

/** A missed yearly reminder stays overdue until its next occurrence. */
const lookedBackDays = 366

/** The fields that decide which occurrences are overdue; `isDose` marks a dose of a medicine. */
type Overdue = { recurrence: string; rule_since?: string | undefined; isDose?: boolean | undefined }

/**
 * Returns the first day whose occurrence can still be overdue. For a reminder due on most days only today counts: a
 * walk skipped last week is not overdue. For a medicine dose yesterday counts too, since it may still have to be marked
 * as taken. Any other occurrence stays overdue until it is done or skipped, except occurrences from before the rule was
 * last changed or imported, which the person never saw here.
 */
export function overdueFrom(reminder: Overdue, today: string): string {
  const daysBack = isMostlyDaily(reminder) ? (reminder.isDose ? 1 : 0) : lookedBackDays
  const first = addDays(today, -daysBack)
  const since = reminder.rule_since ?? first
  return since > first ? since : first
}

/**
 * Returns the wall-clock time after which an occurrence is overdue: for a reminder that spans several days, the end of
 * the last; for a whole-day reminder, the end of the day.
 *
 * @returns 'YYYY-MM-DDTHH:MM:SS' in the reminder's time zone.
 */
export const overdueAfter = (reminder: Timed, day: string): string =>
  reminder.recurrence === 'none' && reminder.ends_on
    ? `${reminder.ends_on}T23:59:59`
    : `${day}T${isWholeDay(reminder) ? '23:59:59' : reminder.time}`

type Timed = Parameters<typeof isWholeDay>[0] & {
  recurrence: string
  ends_on?: string | null | undefined
  time: string
}

type Schedule = { date: string; recurrence: string; ends_on?: string | null | undefined }

/**
 * Returns the last day of an edited reminder if the edit set none: the end of a multi-day event moves with its first
 * day, and is dropped (null) when a repetition is added or removed.
 */
export function endAfterEdit(before: Schedule, now: Pick<Schedule, 'date' | 'recurrence'>): string | null {
  const { ends_on: last } = before
  const isOnce = before.recurrence === 'none'
  if (!last || isOnce !== (now.recurrence === 'none')) return null
  return isOnce ? addDays(last, daysBetween(before.date, now.date)) : last
}

/** Whether a reminder repeats daily, on weekdays, or on at least four days of each week. */
export function isMostlyDaily({ recurrence }: { recurrence: string }): boolean {
  if (recurrence === 'daily' || recurrence === 'weekdays') return true
  if (!/FREQ=(DAILY|WEEKLY)/.test(recurrence) || /INTERVAL=(?!1\b)/.test(recurrence)) return false
  const weekdays = /BYDAY=([A-Z,]+)/.exec(recurrence)?.[1]?.split(',').length
  return weekdays === undefined ? recurrence.includes('FREQ=DAILY') : weekdays >= 4
}
