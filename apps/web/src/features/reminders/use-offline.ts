import { useSyncExternalStore } from 'react'

import { onWorkerMessage } from '#platform/worker-messages.ts'

/** Whether what is shown comes from this device: it says that it is offline, or the service worker had to step in. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    listen,
    () => !navigator.onLine || answeredFromDevice,
    () => false,
  )
}

let answeredFromDevice = false

function listen(changed: () => void): () => void {
  const stop = onWorkerMessage((message) => {
    if (message.kind !== 'answered') return
    answeredFromDevice = message.from === 'device'
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
