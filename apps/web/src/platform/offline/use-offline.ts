import { useSyncExternalStore } from 'react'

import { keptSince, onOrigin } from './kept-answers.ts'

/**
 * Whether what a call's path answered comes from this device: it says that it is offline, or the service worker had to
 * step in.
 */
export function useOffline(path: string): boolean {
  return useSyncExternalStore(
    listen,
    () => !navigator.onLine || keptSince(path) !== null,
    () => false,
  )
}

/** Since when this device keeps what a call's path answered, in milliseconds since 1970; null where it is the server's. */
export function useKeptAt(path: string): number | null {
  return useSyncExternalStore(
    listen,
    () => keptSince(path),
    () => null,
  )
}

function listen(changed: () => void): () => void {
  const stop = onOrigin(changed)
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)

  return () => {
    stop()
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
