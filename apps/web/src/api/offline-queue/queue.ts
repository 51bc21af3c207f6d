import type { QueuedChange } from '@planner/offline-queue/queued-change'
import { useSyncExternalStore } from 'react'

import { requestSync } from '#platform/offline/background-sync.ts'

import { personChanged, sessionEnded } from '../session-signals.ts'
import { token } from '../token.ts'
import { queueOwners, queueStorage, storeChanges } from './indexed-db.ts'
import { onQueueMessage, postQueueMessage } from './messages.ts'
import { sendFor } from './send-for.ts'

/** The person whose queue this page manages, with their token. */
type Person = { id: string; token: string }

let person: Person | null = null
let calls: readonly QueuedChange[] = []
const listeners = new Set<() => void>()

/** The person's calls in order: queued, refused, or merged and not yet acknowledged. */
export const useQueuedCalls = (): readonly QueuedChange[] =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed)

      return () => void listeners.delete(changed)
    },
    () => calls,
    () => calls,
  )

export const queuedCalls = (): readonly QueuedChange[] => calls

export const isQueuedFor = (about: string): boolean =>
  calls.some((call) => call.about === about && call.state.name === 'waiting')

// Not when `watchQueue` stops: it may restart at once under a new token of the same person, who should see no flicker.
personChanged.listen(() => {
  person = null
  show([])
})

/** Loads and sends a person's queue, and keeps it up to date, while they are signed in with this token. Returns the stop function. */
export function watchQueue(next: Person): () => void {
  person = next
  const stop = onQueueMessage(({ kind }) => {
    if (kind === 'changed') read().catch((error: unknown) => console.warn('What waits could not be read', error))
  })
  const begin = async () => {
    await read()
    // After a new sign-in, send with the current token.
    if (calls.length > 0) await queueOwners.keep(next.id, next.token)
    await sendNow()
  }
  begin().catch((error: unknown) => console.warn('What waits could not be read', error))

  return () => {
    stop()
    if (person === next) person = null
  }
}

export type NewCall = Omit<QueuedChange, 'turn' | 'owner' | 'failures' | 'state'>

/** Stores calls until they can be sent: all, or none. Rejects when nothing can be stored or nobody is signed in. */
export async function addToQueue(calls: readonly NewCall[]): Promise<void> {
  if (person === null) throw new Error('Nobody is signed in')

  const { id: owner, token: bearer } = person
  await storeChanges(
    calls.map((call) => ({ ...call, owner, failures: 0, state: { name: 'waiting' } })),
    bearer,
  )
  await read()
  postQueueMessage({ kind: 'changed' })
  requestSync()
  void sendNow()
}

/** Puts an edited call back in its old place after the server refused it. */
export async function replaceQueued(call: QueuedChange): Promise<void> {
  await queueStorage.replace(call)
  await read()
  postQueueMessage({ kind: 'changed' })
  void sendNow()
}

/** Drops a call. Dropping a `create` also drops the later calls about the same reminder. */
export async function dropQueued(call: QueuedChange): Promise<void> {
  const gone = calls.filter(
    ({ turn, about }) => turn === call.turn || (call.kind === 'create' && about === call.about && turn > call.turn),
  )
  for (const { turn } of gone) await queueStorage.drop(turn)
  await queueOwners.settle(call.owner)
  postQueueMessage({ kind: 'changed' })
}

/** Deletes the person's whole queue, when they sign out and confirm it. */
export async function clearQueue(): Promise<void> {
  if (person === null) return

  await queueOwners.forget(person.id)
  postQueueMessage({ kind: 'changed' })
}

/** Reloads the queue and sends it: for browsers where tabs cannot message each other. */
export async function catchUp(): Promise<void> {
  try {
    await read()
    await sendNow()
  } catch {
    // No storage: reported when the page loaded, and again when a call must be stored.
  }
}

let sending = false
/** Set when a call arrives during a round, which may already be past the end of the queue. */
let again = false

/** Sends the queue unless it is empty or the device is offline. */
async function sendNow(): Promise<void> {
  if (person === null || !navigator.onLine || !calls.some(({ state }) => state.name === 'waiting')) return
  if (sending) {
    again = true
    return
  }

  sending = true
  const { id, token: bearer } = person
  try {
    const end = await sendFor(id)
    if (end === 'signed-out' && token.read() === bearer) sessionEnded.tell()
  } catch (error) {
    console.warn('What waits could not be sent', error)
  } finally {
    sending = false
  }
  if (again) {
    again = false
    await read()
    await sendNow()
  }
}

async function read(): Promise<void> {
  const of = person
  const there = of === null ? [] : await queueStorage.of(of.id)
  // Another person may have signed in meanwhile.
  if (of === person) show(there)
}

function show(next: readonly QueuedChange[]): void {
  if (next.length === 0 && calls.length === 0) return

  calls = next
  for (const listener of listeners) listener()
}
