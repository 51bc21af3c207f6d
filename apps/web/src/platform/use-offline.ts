import { useSyncExternalStore } from 'react'

import { onWorkerMessage } from './worker-messages.ts'

/**
 * Whether what a call's path answered comes from this device: it says that it is offline, or the service worker had to
 * step in.
 */
export function useOffline(path: string): boolean {
  return useSyncExternalStore(
    listen,
    () => !navigator.onLine || fromDevice.has(path),
    () => false,
  )
}

/** Since when this device keeps what a call's path answered, in milliseconds since 1970; null where it is the server's. */
export function useKeptAt(path: string): number | null {
  return useSyncExternalStore(
    listen,
    () => fromDevice.get(path) ?? null,
    () => null,
  )
}

const fromDevice = new Map<string, number | null>()

function listen(changed: () => void): () => void {
  const stop = onWorkerMessage((message) => {
    if (message.kind !== 'answered') return
    if (message.from === 'device')
      fromDevice.set(message.path, message.keptAt === null ? null : Date.parse(message.keptAt))
    else fromDevice.delete(message.path)
    changed()
  })
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)

  return () => {
    stop()
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
