import type { PushMessage } from '@planner/contract/notifications'

import { notificationOptions } from '#platform/notification-options.ts'

import { worker } from './worker.ts'

/** Shows the notification of a push message. */
export function ringFromPush(event: PushEvent): void {
  const { title, ...message } = messageOf(event.data)

  event.waitUntil(worker.registration.showNotification(title, notificationOptions(message)))
}

/** A push must always show a notification, or the browser revokes the permission. */
function messageOf(data: PushMessageData | null): PushMessage {
  const unreadable = { title: 'Daily Planner', body: 'You have a reminder.', tag: 'reminder', url: '/dashboard' }
  try {
    return { ...unreadable, ...(data?.json() as Partial<PushMessage>) }
  } catch {
    return unreadable
  }
}
