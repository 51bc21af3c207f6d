import type { FromWorker } from '#platform/offline/worker-messages.ts'

import { worker } from './worker.ts'

/**
 * Handles the loss of the push subscription. Subscribes again at once; an open page, or the next one opened, reports it
 * to the server, because only a page has the session.
 */
export function resubscribe(event: ExtendableEvent & { oldSubscription?: PushSubscription | null }): void {
  event.waitUntil(subscribe(event.oldSubscription ?? null))
}

async function subscribe(old: PushSubscription | null): Promise<void> {
  const key = old?.options.applicationServerKey
  if (key) await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })

  for (const page of await worker.clients.matchAll({ type: 'window' })) {
    page.postMessage({ kind: 'push-changed' } satisfies FromWorker)
  }
}
