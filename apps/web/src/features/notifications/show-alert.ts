import type { PushMessage } from '@planner/contract/notifications'
import { navigate } from 'wouter/use-browser-location'

import { notificationOptions } from '#platform/notification-options.ts'

/**
 * Shows an alert through the service worker, or by the tab itself where there is none. One that is there already stays:
 * the server's push may have been faster, and it alone has buttons.
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

/** The service worker that is or will soon be at work; null where there is none, as in development. */
async function workerRegistration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null

  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), 3000)),
  ])
}
