import type { Reminder } from '@planner/contract/reminders'

import { wallTimeAt } from '#platform/time/wall-time.ts'
import { repeats } from '../agenda/occurrences.ts'
import { isCompletedOn, isDose, momentOf } from '../agenda/state-on.ts'
import type { Completion } from './completion.ts'

/**
 * Returns the first dose of the same medicine on that day that is still open, if this one is marked as taken before its
 * time: the person probably took the other one. Null otherwise.
 *
 * @param list all reminders
 */
export function earlierDose(
  list: readonly Reminder[],
  { reminder, day, completed, isUndo = false }: Completion,
  now: Date,
): Reminder | null {
  const isEarly = momentOf(reminder, day) > wallTimeAt(now, reminder.time_zone)
  if (!completed || isUndo || !isEarly || !isDose(reminder)) return null
  const open = list.filter(
    (one) =>
      isDose(one) &&
      one.medicine!.id === reminder.medicine!.id &&
      one.time < reminder.time &&
      isOn(one, day, reminder) &&
      !isCompletedOn(one, day),
  )
  return open.toSorted((one, other) => (one.time < other.time ? -1 : 1))[0] ?? null
}

/** Whether a dose is due on a day of another one: all doses of a medicine follow the same rule. */
const isOn = (dose: Reminder, day: string, other: Reminder): boolean =>
  repeats(dose)
    ? dose.recurrence === other.recurrence &&
      dose.date <= day &&
      (dose.ends_on ?? day) >= day &&
      !dose.skipped_dates?.includes(day)
    : dose.date === day
