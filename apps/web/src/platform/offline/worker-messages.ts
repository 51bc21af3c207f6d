import type { NotificationAction } from '../notification-options.ts'

/** Messages from the service worker to the page. */
export type FromWorker =
  /** A notification was tapped: open this URL. */
  | { kind: 'open'; url: string }
  /** The browser changed its push subscription: tell the server. */
  | { kind: 'push-changed' }
  /** A button of a notification was tapped: reminders have changed, unless the action is queued. */
  | {
      kind: 'acted'
      action: NotificationAction
      outcome: { kind: 'accepted' } | { kind: 'refused'; detail: string } | { kind: 'later' }
    }

/** Messages from the page to the service worker. */
export type ToWorker =
  /** Delete the data stored for the person who was signed in. */
  | 'signed-out'
  /** Let the new version take over now. */
  | 'skip-waiting'
  /** Send notification taps made offline to the server now. */
  | 'perform-waiting'
  /** The person's token was replaced: move data stored under the old one to the new one. */
  | { kind: 'renewed'; from: string; to: string }

// The page receives the service worker's messages from its first script on. They are buffered until their handler has
// loaded.
let listener: ((message: FromWorker) => void) | null = null
const unheard: FromWorker[] = []
if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener('message', hear)

function hear({ data }: MessageEvent): void {
  if (listener) listener(data as FromWorker)
  else unheard.push(data as FromWorker)
}

/**
 * Sets the listener for the service worker's messages, starting with buffered ones. Returns the unsubscribe function.
 */
export function onWorkerMessage(answer: (message: FromWorker) => void): () => void {
  listener = answer
  for (const message of unheard.splice(0)) answer(message)

  return () => {
    if (listener === answer) listener = null
  }
}

export function postToWorker(message: ToWorker): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(message)
}
