import { useSyncExternalStore } from 'react'

import { now } from './time/clock.ts'

let found: ServiceWorker | null = null
const listeners = new Set<() => void>()

/** Returns a function that activates a new version by reloading the page; null if there is none. */
export function useNewVersion(): (() => void) | null {
  const worker = useSyncExternalStore(
    (changed) => {
      listeners.add(changed)

      return () => void listeners.delete(changed)
    },
    () => found,
    () => null,
  )

  return worker && (() => activate(worker))
}

/** Offers new versions found by the browser, and checks for them hourly while the page is visible. */
export function watchForNewVersion(registration: ServiceWorkerRegistration): void {
  // Without a controller this is the first visit, and a waiting worker is this page's own version.
  const offer = (worker: ServiceWorker | null) => {
    if (worker === null || navigator.serviceWorker.controller === null) return

    found = worker
    for (const listener of listeners) listener()
  }
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => installing.state === 'installed' && offer(installing))
  })

  let lastCheckedAt = now().getTime()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || now().getTime() - lastCheckedAt < everyMs) return

    lastCheckedAt = now().getTime()
    // Offline, most likely.
    registration.update().catch(() => {})
  })
}

const everyMs = 3_600_000

function activate(worker: ServiceWorker): void {
  // Another tab may have activated it already.
  if (worker.state !== 'installed') {
    location.reload()
    return
  }

  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage('skip-waiting')
}
