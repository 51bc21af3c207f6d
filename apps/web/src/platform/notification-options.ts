import { notifications } from '@planner/contract/constants/notifications'
import type { PushMessage } from '@planner/contract/notifications'

/** What the buttons of a notification do. */
export const notificationActions = [
  { action: 'done', title: 'Done' },
  { action: 'snooze', title: 'Snooze' },
] as const

/** Of a dose of a medicine. */
export const doseActions = [
  { action: 'done', title: 'Taken' },
  { action: 'skip', title: 'Skip' },
] as const
export type NotificationAction = (typeof notificationActions | typeof doseActions)[number]['action']

/**
 * The appearance of every alert: it vibrates and stays until it is answered. Only the service worker can offer
 * buttons, and only with a ticket do they have an effect.
 */
export const notificationOptions = ({
  body,
  tag,
  url,
  ticket,
  dose,
}: Omit<PushMessage, 'title'>): NotificationOptions =>
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
    ...(ticket !== undefined && { actions: [...(dose ? doseActions : notificationActions)] }),
  }) as NotificationOptions
