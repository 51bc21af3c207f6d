import { ringMoments } from '@planner/reminder-language/ring-moments'
import { useQuery } from '@tanstack/react-query'
import { quietAt, quietHoursOf } from '#platform/quiet-hours.ts'
import { now } from '#platform/time/clock.ts'
import { instantOf, wallTimeAt } from '#platform/time/wall-time.ts'
import { preferencesOptions } from './queries.ts'

/**
 * Returns when a reminder rings whose own time is within the person's quiet hours: before them, if the person gets
 * advance alerts, and at their end.
 *
 * @param time 'HH:MM:SS', wall-clock time in `timeZone`.
 * @returns times as 'HH:MM:SS'; empty outside quiet hours, or until the preferences have loaded.
 */
export function useQuietRings({ date, time }: { date: string; time: string }, timeZone: string): readonly string[] {
  const { data: preferences } = useQuery({ ...preferencesOptions, staleTime: 5 * 60_000, retry: false })
  if (!preferences || !date) return []
  const quiet = (instant: number) => quietAt(instant, quietHoursOf(preferences), timeZone)
  const due = instantOf(date, time, timeZone)
  if (!quiet(due)) return []
  return ringMoments(due, { leads: null, usualLead: preferences.lead_minutes }, quiet)
    .filter(({ ringsAt }) => ringsAt > now().getTime())
    .map(({ ringsAt }) => wallTimeAt(ringsAt, timeZone).slice(11))
}
