import { notifications } from '@planner/contract/constants/notifications'
import type { PushMessage } from '@planner/contract/notifications'

/** The actions of a notification's buttons. */
export const notificationActions = [
  { action: 'done', title: 'Done' },
  { action: 'snooze', title: 'Snooze' },
] as const

/** The actions for a dose of a medicine. */
export const doseActions = [
  { action: 'done', title: 'Taken' },
  { action: 'skip', title: 'Skip' },
] as const
export type NotificationAction = (typeof notificationActions | typeof doseActions)[number]['action']

/**
 * Returns the options of an alert: it vibrates and stays until dismissed. Only the service worker can offer buttons,
 * and they need a ticket to have an effect.
 */
export const notificationOptions = ({
  body,
  tag,
  url,
  ticket,
  dose,
}: Omit<PushMessage, 'title'>): NotificationOptions =>
  // TypeScript's type lacks `vibrate` and `actions`.
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
