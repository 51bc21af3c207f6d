import { useQuery } from '@tanstack/react-query'

import { quietHoursOf, quietUntil } from '#platform/quiet-hours.ts'
import { instantOf, wallTimeAt } from '#platform/time/wall-time.ts'
import { preferencesOptions } from './queries.ts'

/**
 * When a reminder rings whose own time lies in the person's quiet hours.
 *
 * @param time 'HH:MM:SS' on the wall of `timeZone`.
 * @returns 'HH:MM:SS'; null outside quiet hours, and as long as they are not known.
 */
export function useQuietEnd({ date, time }: { date: string; time: string }, timeZone: string): string | null {
  const { data: preferences } = useQuery({ ...preferencesOptions, staleTime: 5 * 60_000, retry: false })
  if (!preferences || !date) return null
  const end = quietUntil(instantOf(date, time, timeZone), quietHoursOf(preferences), timeZone)
  return end === null ? null : wallTimeAt(end, timeZone).slice(11)
}
