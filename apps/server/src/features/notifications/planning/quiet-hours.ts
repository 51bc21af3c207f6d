import type { UserRow } from '#platform/db/tables.ts'
import { addDays, instantOf, wallTimeOf } from '#platform/wall-time.ts'

export type QuietHours = Pick<UserRow, 'quiet_from' | 'quiet_until' | 'time_zone'>

/**
 * When something that would ring at an instant may ring: then, or at the end of the quiet hours that it falls into. They are
 * wall clock in the person's zone and may reach across midnight; their first minute is quiet, their end is not.
 */
export function afterQuiet(
  instant: Date,
  { quiet_from: from, quiet_until: until, time_zone: timeZone }: QuietHours,
): Date {
  if (from === null || until === null) return instant
  const { day, time } = wallTimeOf(instant, timeZone)
  const isAcrossMidnight = from > until
  const isQuiet = isAcrossMidnight ? time >= from || time < until : time >= from && time < until
  if (!isQuiet) return instant
  const end = instantOf(isAcrossMidnight && time >= from ? addDays(day, 1) : day, until, timeZone)
  // Where clocks are put back, the end comes twice: the quiet is over after the first.
  return end > instant ? end : instant
}
