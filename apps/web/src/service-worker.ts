/// <reference lib="webworker" />
import { precacheAndRoute } from 'workbox-precaching'

import { answerData } from './worker/answer-data.ts'
import { answerNavigation } from './worker/answer-navigation.ts'
import { forgetDeviceData } from './worker/device-data.ts'
import { openFromNotification } from './worker/open-from-notification.ts'
import { ringFromPush } from './worker/ring-from-push.ts'
import { subscribeAnew } from './worker/subscribe-anew.ts'
import { worker } from './worker/worker.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] }

// The first of these listeners that answers a request has it; the precache takes what is left of our own files.
worker.addEventListener('fetch', answerNavigation)
worker.addEventListener('fetch', answerData)
precacheAndRoute(self.__WB_MANIFEST)

worker.addEventListener('push', ringFromPush)
worker.addEventListener('notificationclick', openFromNotification)
worker.addEventListener('pushsubscriptionchange', subscribeAnew)

// A page that the very first worker finds open is taken care of from now on. A later worker waits until it is let in:
// by the next navigation when no other tab is open (answerNavigation), or by the page.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') event.waitUntil(worker.skipWaiting())
  if (event.data === 'signed-out') event.waitUntil(forgetDeviceData())
})
