import { getCacheKeyForURL } from 'workbox-precaching'

import { worker } from './worker.ts'

const cacheName = 'planner-earlier-v1'

/**
 * Stores the files of the version being replaced, because tabs that still run it request chunks the server may no
 * longer have. Files of earlier versions are dropped, because no tab runs those.
 */
export async function saveEarlierFiles(): Promise<void> {
  const precache = (await caches.keys()).find((name) => name.startsWith('workbox-precache'))
  if (precache === undefined) return

  await caches.delete(cacheName)
  const [installed, cached] = [await caches.open(precache), await caches.open(cacheName)]
  for (const request of await installed.keys()) {
    const isEarlier = isAsset(request.url) && getCacheKeyForURL(request.url) === undefined
    const file = isEarlier ? await installed.match(request) : undefined
    if (file) await cached.put(request.url, file)
  }
}

/** Answers with a file of the previous version. Those of the current version are precached. */
export function answerEarlierFile(event: FetchEvent): void {
  const { url, method } = event.request
  if (method !== 'GET' || !isAsset(url) || getCacheKeyForURL(url) !== undefined) return

  event.respondWith(earlierFile(event.request))
}

async function earlierFile(request: Request): Promise<Response> {
  const cached = await caches.open(cacheName)

  return (await cached.match(request.url)) ?? fetch(request)
}

function isAsset(url: string): boolean {
  const { origin, pathname } = new URL(url)

  return origin === worker.location.origin && pathname.startsWith('/assets/')
}
