import { addDays, daysBetween } from '@planner/days/plain-date'
import { isWholeDay } from '../whole-day.ts'

/** A yearly reminder that was missed is there until it falls again. */
const lookedBackDays = 366

/** What overdue occurrences depend on; a dose is one of a medicine. */
type Overdue = { recurrence: string; rule_since?: string | undefined; isDose?: boolean | undefined }

/**
 * The first day whose occurrence can still be overdue. Of a reminder that falls on most days only today counts: a walk that
 * was skipped last week is not overdue. Of a medicine's dose yesterday counts, too: whether it was taken is still to be said. Every other
 * occurrence stays until it is done or skipped, except those before the rule was last changed, or before it was imported, which
 * the person never saw here.
 */
export function overdueFrom(reminder: Overdue, today: string): string {
  const daysBack = fallsMostDays(reminder) ? (reminder.isDose ? 1 : 0) : lookedBackDays
  const first = addDays(today, -daysBack)
  const since = reminder.rule_since ?? first
  return since > first ? since : first
}

/**
 * The wall time after which a reminder's occurrence is overdue: what goes on for days is not before the end of its last, and
 * what is of a whole day not before the end of that.
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

type Lasting = { date: string; recurrence: string; ends_on?: string | null | undefined }

/**
 * The last day of a reminder that was changed, where nobody named it: that of what goes on for days moves with its first day,
 * and a repeat that begins or stops has none.
 */
export function keptEnd(before: Lasting, now: Pick<Lasting, 'date' | 'recurrence'>): string | null {
  const { ends_on: last } = before
  const isOnce = before.recurrence === 'none'
  if (!last || isOnce !== (now.recurrence === 'none')) return null
  return isOnce ? addDays(last, daysBetween(before.date, now.date)) : last
}

/** Daily, on weekdays, or on at least four days of each week. */
export function fallsMostDays({ recurrence }: { recurrence: string }): boolean {
  if (recurrence === 'daily' || recurrence === 'weekdays') return true
  if (!/FREQ=(DAILY|WEEKLY)/.test(recurrence) || /INTERVAL=(?!1\b)/.test(recurrence)) return false
  const weekdays = /BYDAY=([A-Z,]+)/.exec(recurrence)?.[1]?.split(',').length
  return weekdays === undefined ? recurrence.includes('FREQ=DAILY') : weekdays >= 4
}
