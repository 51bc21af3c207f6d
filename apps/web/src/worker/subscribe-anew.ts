import type { FromWorker } from '#platform/offline/worker-messages.ts'

import { worker } from './worker.ts'

/**
 * The browser gave up the push address. A new one is taken at once; the server is told of it by an open page, or by the
 * next one that opens, since only a page knows the session.
 */
export function subscribeAnew(event: ExtendableEvent & { oldSubscription?: PushSubscription | null }): void {
  event.waitUntil(subscribe(event.oldSubscription ?? null))
}

async function subscribe(old: PushSubscription | null): Promise<void> {
  const key = old?.options.applicationServerKey
  if (key) await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })

  for (const page of await worker.clients.matchAll({ type: 'window' })) {
    page.postMessage({ kind: 'push-changed' } satisfies FromWorker)
  }
}
