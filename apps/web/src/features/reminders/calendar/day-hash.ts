import { isDay } from '@planner/days/plain-date'

/** Returns the hash that opens the dashboard on a day. */
export const hashOf = (day: string): string => `#day=${day}`

export function dayIn(hash: string): string | null {
  const day = /^#day=(.+)$/.exec(hash)?.[1] ?? ''

  return isDay(day) ? day : null
}
