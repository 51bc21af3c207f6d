import type { WaitingCall } from '@planner/waiting/waiting-call'

/** What pages and the service worker tell one another of calls that wait. */
export type WaitingMessage =
  /** Something was added, settled or dropped. */
  | { kind: 'changed' }
  /** The server took a call; it has not left the store yet. */
  | { kind: 'taken'; call: WaitingCall; answer: unknown }
  /** Nothing more is sent for now, and something was. */
  | { kind: 'sent' }

type Listener = (message: WaitingMessage) => void

const listeners = new Set<Listener>()
let channel: BroadcastChannel | null = null

/** Hears what this page and the others tell. Returns how to stop listening. */
export function onWaiting(listener: Listener): () => void {
  open()
  listeners.add(listener)

  return () => void listeners.delete(listener)
}

export function tellWaiting(message: WaitingMessage): void {
  for (const listener of listeners) listener(message)
  open()?.postMessage(message)
}

/** A browser without channels has its other tabs catch up when they are looked at. */
function open(): BroadcastChannel | null {
  if (channel !== null || typeof BroadcastChannel === 'undefined') return channel

  channel = new BroadcastChannel('planner-waiting')
  channel.onmessage = ({ data }) => {
    for (const listener of listeners) listener(data as WaitingMessage)
  }

  return channel
}
