import { addDays } from '@planner/days/plain-date'
import { instantOf, wallTimeAt } from './time/wall-time.ts'

/** From and until which nothing rings, 'HH:MM:SS' on the wall of the person's zone; may reach across midnight. */
export type QuietHours = { from: string; until: string }

/** The quiet hours of the preferences; null if there are none. */
export const quietHoursOf = (preferences: {
  quiet_from: string | null
  quiet_until: string | null
}): QuietHours | null =>
  preferences.quiet_from !== null && preferences.quiet_until !== null
    ? { from: preferences.quiet_from, until: preferences.quiet_until }
    : null

/** The end of the quiet hours that contain an instant, in milliseconds; null if it is outside them. */
export const quietUntil = (instant: number, quiet: QuietHours | null, timeZone: string): number | null =>
  quietAround(instant, quiet, timeZone)?.end ?? null

/** When the quiet hours begin and end that contain an instant, in milliseconds; null if it is outside them. */
export function quietAround(
  instant: number,
  quiet: QuietHours | null,
  timeZone: string,
): { start: number; end: number } | null {
  if (quiet === null) return null

  const wall = wallTimeAt(instant, timeZone)
  const day = wall.slice(0, 10)
  const time = wall.slice(11)
  const overnight = quiet.from > quiet.until
  const inside = overnight ? time >= quiet.from || time < quiet.until : time >= quiet.from && time < quiet.until
  if (!inside) return null

  const beginsOn = overnight && time < quiet.until ? addDays(day, -1) : day
  const endsOn = overnight ? addDays(beginsOn, 1) : day
  return { start: instantOf(beginsOn, quiet.from, timeZone), end: instantOf(endsOn, quiet.until, timeZone) }
}
