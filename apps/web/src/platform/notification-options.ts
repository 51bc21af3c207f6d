import { notifications } from '@planner/contract/constants'
import type { PushMessage } from '@planner/contract/notifications'

/** What the buttons of a notification do. */
export const notificationActions = [
  { action: 'done', title: 'Done' },
  { action: 'snooze', title: 'Snooze' },
] as const
export type NotificationAction = (typeof notificationActions)[number]['action']

/**
 * The appearance of every alert: it vibrates and stays until it is answered. Only the service worker can offer
 * buttons, and only with a ticket do they have an effect.
 */
export const notificationOptions = ({ body, tag, url, ticket }: Omit<PushMessage, 'title'>): NotificationOptions =>
  // `vibrate` and `actions` are missing from TypeScript's idea of the options.
  ({
    body,
    tag,
    vibrate: [...notifications.vibrate],
    requireInteraction: true,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    lang: 'en-IN',
    data: { url, ...(ticket !== undefined && { ticket }) },
    ...(ticket !== undefined && { actions: [...notificationActions] }),
  }) as NotificationOptions
