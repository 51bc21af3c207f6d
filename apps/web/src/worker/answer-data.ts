import { now } from '#platform/time/clock.ts'

import { clearDeviceData, deviceData } from './device-data.ts'
import { bearerOf, isCacheable, networkFirst } from './network-first.ts'
import { timeoutAt } from './network-timeout.ts'
import { worker } from './worker.ts'

let changedAt = 0

/** Stores data for offline use, and answers with it while the server does not. */
export function answerData(event: FetchEvent): void {
  const url = new URL(event.request.url)
  const { pathname, origin } = url
  if (origin !== worker.location.origin) return
  if (event.request.method !== 'GET') changedAt = now().getTime()
  if (event.request.method === 'POST' && pathname === '/api/auth/logout') {
    event.waitUntil(clearDeviceData())
    return
  }
  if (!isCacheable(event.request.method, url) || bearerOf(event.request) === null) return

  const answer = networkFirst(event.request, deviceData, {
    patienceMs: timeoutAt(now().getTime(), changedAt),
  })
  event.respondWith(answer.response)
  event.waitUntil(answer.settled)
}
