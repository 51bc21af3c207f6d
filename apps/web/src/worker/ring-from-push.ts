import { notifications } from '@planner/contract/constants'
import type { PushMessage } from '@planner/contract/notifications'

import { worker } from './worker.ts'

/** Shows what the server pushed. */
export function ringFromPush(event: PushEvent): void {
  const { title, body, tag, url } = messageOf(event.data)

  event.waitUntil(
    worker.registration.showNotification(title, {
      body,
      tag,
      vibrate: [...notifications.vibrate],
      requireInteraction: true,
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      lang: 'en-IN',
      data: { url },
    } as NotificationOptions),
  )
}

/** A push must always show something, or the browser takes the permission away. */
function messageOf(data: PushMessageData | null): PushMessage {
  const unreadable = { title: 'Daily Planner', body: 'You have a reminder.', tag: 'reminder', url: '/dashboard' }
  try {
    return { ...unreadable, ...(data?.json() as Partial<PushMessage>) }
  } catch {
    return unreadable
  }
}
