import type { Reminder } from '@planner/contract/reminders'
import { occurrencesOf, type RecurrenceEngine } from '#features/reminders/agenda/occurrences.ts'
import { isCompletedOn, lateAfter } from '#features/reminders/agenda/state-on.ts'
import { wallTimeAt } from '#platform/time/wall-time.ts'

/** How many days the dose log shows at first. */
export const shownDays = 14

/**
 * Returns how many doses were neither taken nor skipped, as the dose log counts them.
 *
 * @param doses the reminders of the doses
 * @param since the first day counted
 */
export const missedDoses = (
  doses: readonly Reminder[],
  { now, from }: { now: Date; from: string },
  engine: RecurrenceEngine | undefined,
): number =>
  doses.reduce((sum, dose) => {
    const wall = wallTimeAt(now, dose.time_zone)
    const days = occurrencesOf(dose, { from, to: wall.slice(0, 10) }, engine)
    return sum + days.filter((day) => lateAfter(dose, day) < wall && !isCompletedOn(dose, day)).length
  }, 0)
