import { matchPrecache } from 'workbox-precaching'

import { isOurs } from './is-ours.ts'
import { worker } from './worker.ts'

/**
 * Answers a navigation with the page of the installed version. What the server alone knows (calls, legal texts,
 * development pages, files) is left to it.
 */
export function answerNavigation(event: FetchEvent): void {
  if (event.request.mode !== 'navigate' || !isOurs(new URL(event.request.url).pathname)) return

  event.respondWith(worker.registration.waiting ? letNewVersionIn(event.request) : pageOf(event.request))
}

async function pageOf(request: Request): Promise<Response> {
  return (await matchPrecache('/index.html')) ?? fetch(request)
}

/**
 * A new version is waiting: between two pages is the moment for it, unless another tab still runs on the old one.
 * The browser asks again at once, and the new version answers.
 */
async function letNewVersionIn(request: Request): Promise<Response> {
  const tabs = await worker.clients.matchAll({ type: 'window' })
  // A tab that is reloaded still counts as one. A new tab is not yet among them.
  const leaving = request.cache === 'default' ? 0 : 1
  if (tabs.length > leaving) return pageOf(request)

  worker.registration.waiting?.postMessage('skip-waiting')

  return new Response('', { headers: { 'content-type': 'text/html', refresh: '0' } })
}
