import { cachedAtHeader } from '#platform/offline/cached-answers.ts'
import { now } from '#platform/time/clock.ts'

/** Answers stored on this device by path, under the token of the person they belong to. */
export type DeviceData = {
  read(owner: string, path: string): Promise<Response | undefined>
  /** Stores an answer and deletes those of other people. */
  write(owner: string, path: string, response: Response): Promise<void>
  clear(): Promise<void>
}

const cacheName = 'planner-data-v1'

export const deviceData: DeviceData = {
  async read(owner, path) {
    const cache = await caches.open(cacheName)

    return cache.match(addressOf(owner, path))
  },

  async write(owner, path, response) {
    const cache = await caches.open(cacheName)
    for (const cached of await cache.keys()) {
      if (!new URL(cached.url).pathname.startsWith(addressOf(owner, ''))) await cache.delete(cached)
    }
    await cache.put(addressOf(owner, path), marked(response))
  },

  async clear() {
    await caches.delete(cacheName)
  },
}

export const clearDeviceData = (): Promise<void> => deviceData.clear()

/** Moves data stored under one token of a person to their new one. */
export async function transferDeviceData(from: string, to: string): Promise<void> {
  const cache = await caches.open(cacheName)
  const [before, after] = [addressOf(await ownerOf(from), ''), addressOf(await ownerOf(to), '')]
  for (const cached of await cache.keys()) {
    const { pathname } = new URL(cached.url)
    if (!pathname.startsWith(before)) continue

    const response = await cache.match(cached)
    if (response) await cache.put(pathname.replace(before, after), response)
    await cache.delete(cached)
  }
}

/** Returns a key for a token's owner that does not reveal the token. */
export async function ownerOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))

  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function marked(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set(cachedAtHeader, now().toISOString())

  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

const addressOf = (owner: string, path: string): string => `/kept/${owner}${path}`
