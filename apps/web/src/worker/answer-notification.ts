import { words } from '#features/notifications/words.ts'
import { doseActions, type NotificationAction, notificationActions } from '#platform/notification-options.ts'
import type { FromWorker } from '#platform/offline/worker-messages.ts'
import { now } from '#platform/time/clock.ts'

import { type Act, type Outcome, sendAction, sendQueuedActs } from './notification-actions.ts'
import { openFromNotification } from './open-from-notification.ts'
import { queuedActions } from './queued-actions.ts'
import { worker } from './worker.ts'

/** Handles a tap on a notification: a button's action is run without opening a page; otherwise the planner opens. */
export function answerNotification(event: NotificationEvent): void {
  const act = actIn(event)
  if (act === null) {
    openFromNotification(event)
    return
  }

  event.notification.close()
  event.waitUntil(perform(act))
}

/** Retries actions that could not be sent. Rejects while still offline, so that the browser retries later. */
export async function performQueuedActs(): Promise<void> {
  const handled = await sendQueuedActs(queuedActions, { now: now().getTime(), fetch })
  for (const { act, outcome } of handled) if (outcome.kind !== 'later') await report(act, outcome)

  if (handled.some(({ outcome }) => outcome.kind === 'later')) throw new Error('Still offline')
}

async function perform(act: Act): Promise<void> {
  // A new tap replaces an earlier one on the same alert.
  await queuedActions.drop(act.ticket)
  const outcome = await sendAction(act, fetch)
  if (outcome.kind === 'later') {
    await queuedActions.keep(act)
    await askForSync()
  }
  await report(act, outcome)
}

/** Open pages reload their data; when none is visible, a silent notification reports the result. */
async function report(act: Act, outcome: Outcome): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' })
  for (const page of pages) page.postMessage({ kind: 'acted', action: act.action, outcome } satisfies FromWorker)
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return

  const tag = `answered:${act.ticket}`
  await worker.registration.showNotification(act.title, {
    body: sentenceOf(act.action, outcome),
    tag,
    silent: true,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    lang: 'en-IN',
    data: { url: '/dashboard' },
  } as NotificationOptions)
  if (outcome.kind !== 'accepted') return

  await new Promise((resolve) => setTimeout(resolve, goesAfterMs))
  for (const shown of await worker.registration.getNotifications({ tag })) shown.close()
}

const goesAfterMs = 5000

function sentenceOf(action: NotificationAction, outcome: Outcome): string {
  if (outcome.kind === 'refused') return `${outcome.detail}.`
  if (outcome.kind === 'later') return words.kept

  return words.acted[action]
}

/** Asks the browser to wake the worker once there is a connection; if unsupported, the next opened page retries. */
async function askForSync(): Promise<void> {
  const { sync } = worker.registration as { sync?: { register(tag: string): Promise<void> } }
  try {
    await sync?.register(actsSync)
  } catch (error) {
    console.warn('The browser didn’t allow background sync', error)
  }
}

/** The Background Sync tag of queued actions. */
export const actsSync = 'acts'

function actIn({ action, notification }: NotificationEvent): Act | null {
  const known = [...notificationActions, ...doseActions].find((one) => one.action === action)
  const data: unknown = notification.data
  const ticket = typeof data === 'object' && data !== null && 'ticket' in data ? data.ticket : null

  return known && typeof ticket === 'string'
    ? { ticket, action: known.action, title: notification.title, at: now().getTime() }
    : null
}
