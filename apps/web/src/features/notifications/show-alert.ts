import type { PushMessage } from '@planner/contract/notifications'
import { navigate } from 'wouter/use-browser-location'

import { notificationOptions } from '#platform/notification-options.ts'

/**
 * Shows an alert through the service worker, or from the tab if there is none. An alert that is already shown stays:
 * the server's push may have arrived first, and only that one has buttons.
 */
export async function showAlert({ title, ...message }: PushMessage): Promise<void> {
  const options = notificationOptions(message)
  const registration = await workerRegistration()
  if (registration) {
    const there = await registration.getNotifications({ tag: message.tag })
    if (there.length === 0) await registration.showNotification(title, options)
    return
  }

  new Notification(title, options).addEventListener('click', () => {
    window.focus()
    navigate(message.url)
  })
}

/** Returns the service worker that is or soon will be active; null if there is none, as in development. */
async function workerRegistration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null

  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), 3000)),
  ])
}
