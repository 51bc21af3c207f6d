import type { Reminder } from '@planner/contract/reminders'
import { overdueAfter, overdueFrom } from '@planner/reminder-language/overdue'
import { type WallTime, wallTimeAt } from '#platform/time/wall-time.ts'
import { repeats } from './occurrences.ts'

export type ReminderState = 'open' | 'overdue' | 'completed'

/**
 * Returns the state of a reminder on one of its days. An occurrence is done by itself, or because the whole reminder
 * is.
 */
export function stateOn(reminder: Reminder, day: string, now: Date): ReminderState {
  if (isCompletedOn(reminder, day)) return 'completed'

  return wasDue(reminder, day, now) ? 'overdue' : 'open'
}

/**
 * Whether its time on that day has passed, done or not, and it can still be overdue: by the same rule as in the list of
 * what is overdue, so of a daily reminder only today's occurrence.
 */
export function wasDue(reminder: Reminder, day: string, now: Date): boolean {
  const wall = wallTimeAt(now, reminder.time_zone)
  if (reminder.is_event || lateAfter(reminder, day) >= wall) return false

  return !repeats(reminder) || day >= overdueFrom({ ...reminder, isDose: isDose(reminder) }, wall.slice(0, 10))
}

/** Whether a reminder belongs to a calendar elsewhere, which alone can move it. */
export const isFromCalendar = ({ origin }: Reminder): boolean => origin?.from === 'google'

/** Whether a reminder is a dose of a medicine, which is never moved to another day. */
export const isDose = ({ medicine }: Reminder): boolean => medicine?.part === 'dose'

/** Returns the wall-clock time after which an occurrence is overdue; for a whole-day one, the end of the day. */
export const lateAfter = (reminder: Reminder, day: string): WallTime => overdueAfter(reminder, day) as WallTime

export const isCompletedOn = (reminder: Reminder, day: string): boolean =>
  reminder.completed || (repeats(reminder) && reminder.completed_dates.includes(day))

/**
 * Returns the input that completes or reopens a reminder on a day. A repeating reminder that was completed as a whole
 * can only be reopened as a whole.
 */
export function completionOf(reminder: Reminder, day: string, completed: boolean) {
  const oneOccurrence = repeats(reminder) && !reminder.completed

  return { id: reminder.id, completed, ...(oneOccurrence ? { occurrence_date: day } : {}) }
}

/** Returns the reminder as it will be once the server has applied `completionOf`. */
export function withCompletion(reminder: Reminder, day: string, completed: boolean): Reminder {
  if (!repeats(reminder) || reminder.completed) return { ...reminder, completed }

  const others = reminder.completed_dates.filter((done) => done !== day)

  return { ...reminder, completed_dates: completed ? [...others, day].toSorted() : others }
}

/** Returns its time on that day, in its own time zone. */
export const momentOf = (reminder: Reminder, day: string): WallTime => `${day}T${reminder.time}`
