import type { Act, WaitingActs } from './acts.ts'

const cacheName = 'planner-acts-v1'

/** Acts that wait for a connection, kept on this device. */
export const waitingActs: WaitingActs = {
  async all() {
    const cache = await caches.open(cacheName)
    const kept = await cache.matchAll()

    return Promise.all(kept.map((response) => response.json() as Promise<Act>))
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

const addressOf = (ticket: string): string => `/waiting-acts/${encodeURIComponent(ticket)}`
