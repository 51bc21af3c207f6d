import { useEffect, useState } from 'react'

import { now } from '#platform/time/clock.ts'

import { secondsUntil } from './steps.ts'

/**
 * Counts down the seconds to an instant, which must not change while the component is mounted; 0 once it is reached.
 */
export function useSecondsUntil(instant: number): number {
  const [present, setPresent] = useState(() => now().getTime())
  const seconds = secondsUntil(instant, present)
  const over = seconds === 0

  useEffect(() => {
    if (over) return undefined
    const timer = setInterval(() => setPresent(now().getTime()), 1000)

    return () => clearInterval(timer)
  }, [over])

  return seconds
}
