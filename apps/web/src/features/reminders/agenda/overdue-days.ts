import type { Reminder } from '@planner/contract/reminders'
import { overdueFrom } from '@planner/reminder-language/overdue'

import { wallTimeAt } from '#platform/time/wall-time.ts'

import { occurrencesOf, type RecurrenceEngine, repeats } from './occurrences.ts'
import { isCompletedOn, isDose, isEvent, lateAfter } from './state-on.ts'

/**
 * The days on which a reminder was due and is not done, oldest first. Of one that falls on most days only today counts: a
 * walk that was skipped last week is not overdue; of a medicine's dose yesterday counts, too. Every other occurrence stays until it is done or skipped, save those
 * before the rule was last changed, which the person never saw.
 */
export function overdueDays(reminder: Reminder, now: Date, engine: RecurrenceEngine | undefined): string[] {
  if (reminder.completed || isEvent(reminder)) return []
  const wall = wallTimeAt(now, reminder.time_zone)
  return daysUntil(reminder, wall.slice(0, 10), engine).filter(
    (day) => lateAfter(reminder, day) < wall && !isCompletedOn(reminder, day),
  )
}

type Known = { today: string; engine: RecurrenceEngine | undefined; days: readonly string[] }

/** Expanding a rule over a year is slow, and the page asks each minute. */
const known = new WeakMap<Reminder, Known>()

function daysUntil(reminder: Reminder, today: string, engine: RecurrenceEngine | undefined): readonly string[] {
  if (!repeats(reminder)) return [reminder.date]
  const before = known.get(reminder)
  if (before?.today === today && before.engine === engine) return before.days
  const days = occurrencesOf(
    reminder,
    { from: overdueFrom({ ...reminder, isDose: isDose(reminder) }, today), to: today },
    engine,
  )
  known.set(reminder, { today, engine, days })
  return days
}
