import { type Quiet, type QuietHours, quietAround } from '@planner/days/quiet-hours'
import { instantOf, wallTimeAt } from './time/wall-time.ts'

/** Returns the quiet hours of the preferences; null if there are none. */
export const quietHoursOf = (preferences: {
  quiet_from: string | null
  quiet_until: string | null
}): QuietHours | null =>
  preferences.quiet_from !== null && preferences.quiet_until !== null
    ? { from: preferences.quiet_from, until: preferences.quiet_until }
    : null

/** Returns the quiet hours around an instant, in milliseconds; null outside them. */
export function quietAt(instant: number, quiet: QuietHours | null, timeZone: string): Quiet | null {
  if (quiet === null) return null
  const clock = {
    wallTimeAt: (at: number) => {
      const [day, time] = wallTimeAt(at, timeZone).split('T') as [string, string]
      return { day, time }
    },
    instantOf: (day: string, time: string) => instantOf(day, time, timeZone),
  }
  return quietAround(instant, quiet, clock)
}
