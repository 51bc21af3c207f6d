import { after, minuteMs } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { addDays, instantOf, wallTimeOf } from '#platform/wall-time.ts'

export type QuietHours = Pick<UserRow, 'quiet_from' | 'quiet_until' | 'time_zone'>

/**
 * When something that would ring at an instant may ring: then, or at the end of the quiet hours that it falls into. They are
 * wall clock in the person's zone and may reach across midnight; their first minute is quiet, their end is not.
 */
export function afterQuiet(instant: Date, hours: QuietHours): Date {
  return quietAround(instant, hours)?.end ?? instant
}

/** The last minute before the quiet hours that an instant falls into; the instant itself outside them. */
export function beforeQuiet(instant: Date, hours: QuietHours): Date {
  const quiet = quietAround(instant, hours)
  return quiet ? after(quiet.start, -minuteMs) : instant
}

/** The quiet hours that an instant falls into; null outside them. */
function quietAround(
  instant: Date,
  { quiet_from: from, quiet_until: until, time_zone: timeZone }: QuietHours,
): { start: Date; end: Date } | null {
  if (from === null || until === null) return null
  const { day, time } = wallTimeOf(instant, timeZone)
  const isAcrossMidnight = from > until
  const isQuiet = isAcrossMidnight ? time >= from || time < until : time >= from && time < until
  if (!isQuiet) return null
  const beginsOn = isAcrossMidnight && time < until ? addDays(day, -1) : day
  const start = instantOf(beginsOn, from, timeZone)
  const end = instantOf(isAcrossMidnight ? addDays(beginsOn, 1) : day, until, timeZone)
  // Where clocks are put back, the end comes twice: the quiet is over after the first.
  return end > instant ? { start, end } : null
}
