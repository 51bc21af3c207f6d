import type { Reminder } from '@planner/contract/reminders'

import { daysOfNamed, isNamed, type Range } from '../edit/named-recurrence.ts'

/** What the recurrence module can do for the page; it arrives late, and only where a rule or a feast needs it. */
export type RecurrenceEngine = Pick<
  typeof import('@planner/reminder-language/recurrence'),
  'nextOccurrence' | 'occurrencesBetween' | 'recurrenceInWords'
>

/**
 * The days within a range on which a reminder falls, ascending. Until the engine is there, a reminder that needs it
 * shows on its first day only.
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

/** A rule is walked through from its first day on: one that has not changed is not asked again for the same days. */
function askOnce(engine: RecurrenceEngine, reminder: Reminder, range: Range): string[] {
  const last = lastAsked.get(reminder)
  if (last?.from === range.from && last.to === range.to) return last.days
  const days = engine.occurrencesBetween(reminder, range)
  lastAsked.set(reminder, { ...range, days })
  return days
}

const lastAsked = new WeakMap<Reminder, Range & { days: string[] }>()

/** Whether a reminder follows an RRULE or a moveable feast, which plain arithmetic cannot. */
export const needsEngine = (reminder: Pick<Reminder, 'recurrence' | 'festival'>): boolean =>
  !isNamed(reminder.recurrence) || reminder.festival !== null

export const repeats = (reminder: Pick<Reminder, 'recurrence'>): boolean => reminder.recurrence !== 'none'

/** Whether it goes on for days, as a trip does. */
export const isSpan = (reminder: Pick<Reminder, 'recurrence' | 'ends_on'>): boolean =>
  !repeats(reminder) && reminder.ends_on !== undefined

const asNamed = (recurrence: string) => (isNamed(recurrence) ? recurrence : 'none')
