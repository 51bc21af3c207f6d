import type { Reminder } from '@planner/contract/reminders'
import type { QueryClient } from '@tanstack/react-query'

import { now } from '#platform/time/clock.ts'
import { wallTimeAt } from '#platform/time/wall-time.ts'
import { repeats } from '../agenda/occurrences.ts'
import { isCompletedOn, isDose, momentOf } from '../agenda/state-on.ts'
import { listKey } from '../queries.ts'
import type { Completion } from './completion.ts'
import { type AskedDose, doseAsked } from './dose-asked.ts'

/** Marks a dose as taken, or asks first which one was taken if an earlier one is open. */
export function takeDose(client: QueryClient, completion: Completion, complete: AskedDose['complete']): void {
  const earlier = earlierDose(client.getQueryData<Reminder[]>(listKey) ?? [], completion, now())
  // Without the dialogs of the dashboard the tap counts as it is.
  if (earlier && doseAsked.current) doseAsked.current({ completion, earlier, complete })
  else complete(completion)
}

/**
 * Returns the first dose of the same medicine on that day that is still open, if this one is marked as taken before its
 * time: the person probably took the other one. Null otherwise.
 *
 * @param list all reminders
 */
export function earlierDose(
  list: readonly Reminder[],
  { reminder, day }: Pick<Completion, 'reminder' | 'day'>,
  at: Date,
): Reminder | null {
  const isEarly = momentOf(reminder, day) > wallTimeAt(at, reminder.time_zone)
  if (!isEarly) return null
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
