import { navigate, useLocationProperty } from 'wouter/use-browser-location'

import { dayIn, hashOf } from './day-hash.ts'

/** The day shown, stored in the address as '#day=2026-11-21'; null if there is none. */
export function useDayInUrl(): [day: string | null, show: (day: string | null) => void] {
  const day = useLocationProperty(
    () => dayIn(location.hash),
    () => null,
  )

  return [day, showDay]
}

const showDay = (day: string | null): void =>
  navigate(day === null ? location.pathname : hashOf(day), { replace: true })
