import type { Act, QueuedActions } from './notification-actions.ts'

const cacheName = 'planner-acts-v1'

/** Notification actions queued on this device until there is a connection. */
export const queuedActions: QueuedActions = {
  async all() {
    const cache = await caches.open(cacheName)
    const cached = await cache.matchAll()

    return Promise.all(cached.map((response) => response.json() as Promise<Act>))
  },

  async keep(act) {
    const cache = await caches.open(cacheName)
    await cache.put(addressOf(act.ticket), new Response(JSON.stringify(act)))
  },

  async drop(ticket) {
    const cache = await caches.open(cacheName)
    await cache.delete(addressOf(ticket))
  },
}

/** Keeps its first name, under which installed service workers have stored actions. */
const addressOf = (ticket: string): string => `/waiting-acts/${encodeURIComponent(ticket)}`
