import type { Reminder } from '@planner/contract/reminders'
import { overdueFrom } from '@planner/reminder-language/overdue'

import { wallTimeAt } from '#platform/time/wall-time.ts'

import { occurrencesOf, type RecurrenceEngine, repeats } from './occurrences.ts'
import { isCompletedOn, isDose, lateAfter } from './state-on.ts'

/**
 * Returns the days on which a reminder was due and is not done, oldest first. For a reminder on most days, only today
 * counts, because a walk skipped last week is not overdue; for a medicine's dose, yesterday counts too. Any other
 * occurrence counts until it is done or skipped, except those before the rule was last changed, which the person never
 * saw.
 */
export function overdueDays(reminder: Reminder, now: Date, engine: RecurrenceEngine | undefined): string[] {
  if (reminder.completed || reminder.is_event) return []
  const wall = wallTimeAt(now, reminder.time_zone)
  return daysUntil(reminder, wall.slice(0, 10), engine).filter(
    (day) => lateAfter(reminder, day) < wall && !isCompletedOn(reminder, day),
  )
}

type Known = { today: string; engine: RecurrenceEngine | undefined; days: readonly string[] }

/** Cached, because expanding a rule over a year is slow and the page checks every minute. */
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
