import type { Reminder } from '@planner/contract/reminders'

import { daysOfNamed, isNamed, type Range } from '../edit/named-recurrence.ts'

/** The recurrence functions used by the page; loaded late, and only if a rule or a moveable feast needs them. */
export type RecurrenceEngine = Pick<
  typeof import('@planner/reminder-language/recurrence'),
  'nextOccurrence' | 'occurrencesBetween' | 'recurrenceInWords'
>

/**
 * Returns the days within a range on which a reminder falls, ascending. Until the engine is loaded, a reminder that
 * needs it is shown on its first day only.
 */
export function occurrencesOf(reminder: Reminder, range: Range, engine: RecurrenceEngine | undefined): string[] {
  if (!needsEngine(reminder)) {
    const { ends_on: last } = reminder
    const until = last && last < range.to ? last : range.to
    const recurrence = isSpan(reminder) ? 'daily' : asNamed(reminder.recurrence)
    const days = daysOfNamed(reminder.date, recurrence, { from: range.from, to: until })
    const { skipped_dates: skipped } = reminder

    return skipped && repeats(reminder) ? days.filter((day) => !skipped.includes(day)) : days
  }

  return engine ? askOnce(engine, reminder, range) : daysOfNamed(reminder.date, 'none', range)
}

/** Caches the days of a rule by reminder and range, because expanding a rule starts at its first day. */
function askOnce(engine: RecurrenceEngine, reminder: Reminder, range: Range): string[] {
  const last = lastAsked.get(reminder)
  if (last?.from === range.from && last.to === range.to) return last.days
  const days = engine.occurrencesBetween(reminder, range)
  lastAsked.set(reminder, { ...range, days })
  return days
}

const lastAsked = new WeakMap<Reminder, Range & { days: string[] }>()

/** Whether a reminder follows an RRULE or a moveable feast, which require the engine. */
export const needsEngine = (reminder: Pick<Reminder, 'recurrence' | 'festival'>): boolean =>
  !isNamed(reminder.recurrence) || reminder.festival !== null

export const repeats = (reminder: Pick<Reminder, 'recurrence'>): boolean => reminder.recurrence !== 'none'

/** Whether a reminder spans several days, such as a trip. */
export const isSpan = (reminder: Pick<Reminder, 'recurrence' | 'ends_on'>): boolean =>
  !repeats(reminder) && reminder.ends_on !== undefined

const asNamed = (recurrence: string) => (isNamed(recurrence) ? recurrence : 'none')
