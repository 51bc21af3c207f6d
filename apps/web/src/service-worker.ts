/// <reference lib="webworker" />
import { precacheAndRoute } from 'workbox-precaching'

import { queueSync } from '#platform/offline/background-sync.ts'
import type { ToWorker } from '#platform/offline/worker-messages.ts'

import { answerData } from './worker/answer-data.ts'
import { answerNavigation } from './worker/answer-navigation.ts'
import { actsSync, answerNotification, performQueuedActs } from './worker/answer-notification.ts'
import { clearDeviceData, transferDeviceData } from './worker/device-data.ts'
import { answerEarlierFile, saveEarlierFiles } from './worker/earlier-files.ts'
import { resubscribe } from './worker/resubscribe.ts'
import { ringFromPush } from './worker/ring-from-push.ts'
import { sendQueuedCalls } from './worker/send-queued-calls.ts'
import { worker } from './worker/worker.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] }

// The first of these listeners that answers a request wins; the precache answers for our remaining files.
worker.addEventListener('fetch', answerNavigation)
worker.addEventListener('fetch', answerData)
precacheAndRoute(self.__WB_MANIFEST)
worker.addEventListener('fetch', answerEarlierFile)
worker.addEventListener('install', (event) => {
  // If they do not fit, the new version is still useful.
  event.waitUntil(
    saveEarlierFiles().catch((error: unknown) => console.warn('Couldn’t keep the previous version’s files', error)),
  )
})

worker.addEventListener('push', ringFromPush)
worker.addEventListener('notificationclick', answerNotification)
worker.addEventListener('pushsubscriptionchange', resubscribe)

// The Background Sync event, which TypeScript does not declare.
worker.addEventListener('sync' as 'message', (event: ExtendableEvent & { tag?: string }) => {
  if (event.tag === actsSync) event.waitUntil(performQueuedActs())
  if (event.tag === queueSync) event.waitUntil(sendQueuedCalls())
})

// The very first worker takes control of open pages at once. A later one waits until it is let in: by the next
// navigation when no other tab is open (answerNavigation), or by the page.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('message', (event) => {
  const message = event.data as ToWorker
  if (message === 'skip-waiting') event.waitUntil(worker.skipWaiting())
  else if (message === 'signed-out') event.waitUntil(clearDeviceData())
  // Actions that fail stay queued; the next page or the browser retries.
  else if (message === 'perform-waiting') event.waitUntil(performQueuedActs().catch(() => {}))
  else if (message.kind === 'renewed') event.waitUntil(transferDeviceData(message.from, message.to))
})
