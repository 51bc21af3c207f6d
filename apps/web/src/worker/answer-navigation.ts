import { matchPrecache } from 'workbox-precaching'

import { isAppPath } from './is-app-path.ts'
import { worker } from './worker.ts'

/**
 * Answers a navigation with the page of the installed version. Addresses that only the server can answer are left to
 * it: calls, legal texts, development pages, files.
 */
export function answerNavigation(event: FetchEvent): void {
  if (event.request.mode !== 'navigate' || !isAppPath(new URL(event.request.url).pathname)) return

  event.respondWith(worker.registration.waiting ? activateNewVersion(event.request) : pageOf(event.request))
}

async function pageOf(request: Request): Promise<Response> {
  return (await matchPrecache('/index.html')) ?? fetch(request)
}

/**
 * Activates a waiting new version between two pages, unless another tab still runs the old one. The browser then
 * repeats the request, which the new version answers.
 */
async function activateNewVersion(request: Request): Promise<Response> {
  const tabs = await worker.clients.matchAll({ type: 'window' })
  // A tab being reloaded still counts as one; a new tab is not counted yet.
  const leaving = request.cache === 'default' ? 0 : 1
  if (tabs.length > leaving) return pageOf(request)

  worker.registration.waiting?.postMessage('skip-waiting')

  return new Response('', { headers: { 'content-type': 'text/html', refresh: '0' } })
}
