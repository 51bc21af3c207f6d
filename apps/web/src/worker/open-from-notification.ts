import type { FromWorker } from '#platform/offline/worker-messages.ts'

import { worker } from './worker.ts'

/** Focuses an open tab and navigates it to the address; without one, opens a new tab. */
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

  // The tab navigates itself, because reloading it would lose unsent text.
  tab.postMessage({ kind: 'open', url } satisfies FromWorker)
  await tab.focus()
}

/** Returns the address of a notification, restricted to this origin. */
function addressIn(data: unknown): string {
  const url = typeof data === 'object' && data !== null && 'url' in data ? data.url : null

  return typeof url === 'string' && /^\/(?!\/)/.test(url) ? url : '/dashboard'
}
