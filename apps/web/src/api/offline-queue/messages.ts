import type { QueuedChange } from '@planner/offline-queue/queued-change'

/** Broadcast between pages and the service worker when the offline queue changes. */
export type QueueMessage =
  /** A call was added, settled or dropped. */
  | { kind: 'changed' }
  /** The server accepted a call; it is still in the store. */
  | { kind: 'accepted'; call: QueuedChange; answer: unknown }
  /** The round is over and at least one call was settled. */
  | { kind: 'sent' }

type Listener = (message: QueueMessage) => void

const listeners = new Set<Listener>()
let channel: BroadcastChannel | null = null

/** Subscribes to messages of this page and of other tabs. Returns the unsubscribe function. */
export function onQueueMessage(listener: Listener): () => void {
  open()
  listeners.add(listener)

  return () => void listeners.delete(listener)
}

export function postQueueMessage(message: QueueMessage): void {
  for (const listener of listeners) listener(message)
  open()?.postMessage(message)
}

/** Without BroadcastChannel, other tabs catch up when they become visible. */
function open(): BroadcastChannel | null {
  if (channel !== null || typeof BroadcastChannel === 'undefined') return channel

  // Keeps its first name: tabs of an older version listen on it.
  channel = new BroadcastChannel('planner-waiting')
  channel.onmessage = ({ data }) => {
    for (const listener of listeners) listener(data as QueueMessage)
  }

  return channel
}
