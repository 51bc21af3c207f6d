import { notifications } from '@planner/contract/constants'
import type { PushMessage } from '@planner/contract/notifications'
import { navigate } from 'wouter/use-browser-location'

/** Shows an alert through the service worker, or by the tab itself where there is none. */
export async function showAlert({ title, body, tag, url }: PushMessage): Promise<void> {
  // `vibrate` is missing from TypeScript's idea of the options.
  const options = {
    body,
    tag,
    vibrate: [...notifications.vibrate],
    requireInteraction: true,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    lang: 'en-IN',
    data: { url },
  } as NotificationOptions
  const registration = await workerRegistration()
  if (registration) {
    await registration.showNotification(title, options)
    return
  }

  new Notification(title, options).addEventListener('click', () => {
    window.focus()
    navigate(url)
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
