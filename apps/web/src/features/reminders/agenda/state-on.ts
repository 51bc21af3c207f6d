import type { Reminder } from '@planner/contract/reminders'
import { overdueAfter } from '@planner/reminder-language/overdue'
import { type WallTime, wallTimeAt } from '#platform/time/wall-time.ts'
import { repeats } from './occurrences.ts'

export type ReminderState = 'open' | 'overdue' | 'completed'

/** The state of a reminder on one of its days: an occurrence is done alone, or because the whole reminder is. */
export function stateOn(reminder: Reminder, day: string, now: Date): ReminderState {
  if (isCompletedOn(reminder, day)) return 'completed'

  return wasDue(reminder, day, now) ? 'overdue' : 'open'
}

/** Its time on that day is over, whether it is done or not; never on a day before its rule, or before it was imported. */
export const wasDue = (reminder: Reminder, day: string, now: Date): boolean =>
  lateAfter(reminder, day) < wallTimeAt(now, reminder.time_zone) &&
  !isEvent(reminder) &&
  day >= (reminder.rule_since ?? '')

/** An event of a calendar: once it is over it does not wait to be done. */
export const isEvent = ({ origin }: Reminder): boolean => origin?.from === 'google'

/** A dose of a medicine, which is never moved among the doses of another day. */
export const isDose = ({ medicine }: Reminder): boolean => medicine?.part === 'dose'

/** The wall time after which an occurrence is overdue: what is of a whole day is not before the day is over. */
export const lateAfter = (reminder: Reminder, day: string): WallTime => overdueAfter(reminder, day) as WallTime

export const isCompletedOn = (reminder: Reminder, day: string): boolean =>
  reminder.completed || (repeats(reminder) && reminder.completed_dates.includes(day))

/**
 * What to send in order to complete or reopen a reminder on a day. A repeating reminder that was completed as a whole
 * can only be reopened as a whole.
 */
export function completionOf(reminder: Reminder, day: string, completed: boolean) {
  const oneOccurrence = repeats(reminder) && !reminder.completed

  return { id: reminder.id, completed, ...(oneOccurrence ? { occurrence_date: day } : {}) }
}

/** The reminder as it will be once the server has taken `completionOf` in. */
export function withCompletion(reminder: Reminder, day: string, completed: boolean): Reminder {
  if (!repeats(reminder) || reminder.completed) return { ...reminder, completed }

  const others = reminder.completed_dates.filter((done) => done !== day)

  return { ...reminder, completed_dates: completed ? [...others, day].toSorted() : others }
}

/** Its time on that day, in its own time zone. */
export const momentOf = (reminder: Reminder, day: string): WallTime => `${day}T${reminder.time}`
