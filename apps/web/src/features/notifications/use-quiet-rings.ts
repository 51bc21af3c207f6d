import { useQuery } from '@tanstack/react-query'
import { quietAround, quietHoursOf } from '#platform/quiet-hours.ts'
import { now } from '#platform/time/clock.ts'
import { instantOf, wallTimeAt } from '#platform/time/wall-time.ts'
import { preferencesOptions } from './queries.ts'

/**
 * When a reminder rings whose own time lies in the person's quiet hours: in the last minute before they begin, for who is told
 * ahead, and at their end.
 *
 * @param time 'HH:MM:SS' on the wall of `timeZone`.
 * @returns 'HH:MM:SS' of each; none outside quiet hours, and as long as they are not known.
 */
export function useQuietRings({ date, time }: { date: string; time: string }, timeZone: string): readonly string[] {
  const { data: preferences } = useQuery({ ...preferencesOptions, staleTime: 5 * 60_000, retry: false })
  if (!preferences || !date) return []
  const quiet = quietAround(instantOf(date, time, timeZone), quietHoursOf(preferences), timeZone)
  if (!quiet) return []
  const before = quiet.start - 60_000
  const isToldBefore = preferences.lead_minutes > 0 && before > now().getTime()
  return [...(isToldBefore ? [before] : []), quiet.end].map((at) => wallTimeAt(at, timeZone).slice(11))
}
