import { useEffect, useState } from 'react'

import { now } from './clock.ts'

/** Returns the current time, updated every minute and whenever the tab becomes visible. */
export function useNow(): Date {
  const [instant, setInstant] = useState(now)

  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible') setInstant(now())
    }
    const timer = setInterval(read, 60_000)
    document.addEventListener('visibilitychange', read)

    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [])

  return instant
}
