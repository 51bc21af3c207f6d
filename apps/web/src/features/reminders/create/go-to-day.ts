import { navigate } from 'wouter/use-browser-location'

import { paths } from '#paths.ts'
import { dayIn, hashOf } from '../calendar/day-hash.ts'
import { viewIn } from '../views/view-hash.ts'

/**
 * Returns a function that opens a day in the dashboard; undefined if that day is already shown. Creating a reminder
 * does not navigate by itself: people taken to another day would tick its rows as today's.
 */
export function goToDayUnlessShown(day: string, today: string): (() => void) | undefined {
  const isDashboard = location.pathname === paths.dashboard || location.pathname === '/'
  if (isDashboard && !viewIn(location.hash) && (dayIn(location.hash) ?? today) === day) return undefined
  return () => navigate(paths.dashboard + (day === today ? '' : hashOf(day)))
}
