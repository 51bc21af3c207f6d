import { useSyncExternalStore } from 'react'

import { cachedSince, onOrigin } from './cached-answers.ts'

/** Whether a path's data comes from this device: the device is offline, or the service worker had to answer. */
export function useOffline(path: string): boolean {
  return useSyncExternalStore(
    listen,
    () => !navigator.onLine || cachedSince(path) !== null,
    () => false,
  )
}

/**
 * Returns when a path's data was stored on this device, in milliseconds since 1970; null if it came from the server.
 */
export function useCachedAt(path: string): number | null {
  return useSyncExternalStore(
    listen,
    () => cachedSince(path),
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
