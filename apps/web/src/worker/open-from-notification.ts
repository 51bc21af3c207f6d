import type { FromWorker } from '#platform/offline/worker-messages.ts'

import { worker } from './worker.ts'

/** Brings an open tab to the front and lets it show the address; without one, opens it. */
export function openFromNotification(event: NotificationEvent): void {
  event.notification.close()
  event.waitUntil(open(addressIn(event.notification.data)))
}

async function open(url: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window' })
  const tab = tabs.find(({ focused }) => focused) ?? tabs[0]
  if (!tab) {
    await worker.clients.openWindow(url)
    return
  }

  // The tab navigates itself: reloading it would lose text being typed.
  tab.postMessage({ kind: 'open', url } satisfies FromWorker)
  await tab.focus()
}

/** Only URLs of this origin. */
function addressIn(data: unknown): string {
  const url = typeof data === 'object' && data !== null && 'url' in data ? data.url : null

  return typeof url === 'string' && /^\/(?!\/)/.test(url) ? url : '/dashboard'
}
