import { navigate } from 'wouter/use-browser-location'

import { paths } from '#paths.ts'
import { dayIn, hashOf } from '../calendar/day-hash.ts'
import { viewIn } from '../views/view-hash.ts'

/**
 * What goes to a day in the dashboard; undefined where that day is in sight already. A new reminder leaves the page where it
 * is: who is taken to its day ticks that day's rows for today's.
 */
export function goToDayUnlessShown(day: string, today: string): (() => void) | undefined {
  const isDashboard = location.pathname === paths.dashboard || location.pathname === '/'
  if (isDashboard && !viewIn(location.hash) && (dayIn(location.hash) ?? today) === day) return undefined
  return () => navigate(paths.dashboard + (day === today ? '' : hashOf(day)))
}
