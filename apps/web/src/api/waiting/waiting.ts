import type { WaitingCall } from '@planner/waiting/waiting-call'
import { useSyncExternalStore } from 'react'

import { askForSync } from '#platform/offline/background-sync.ts'

import { personChanged, sessionEnded } from '../session-signals.ts'
import { token } from '../token.ts'
import { onWaiting, tellWaiting } from './messages.ts'
import { sendFor } from './send-for.ts'
import { keepCall, waitingPeople, waitingStore } from './store.ts'

/** The person for whom this page keeps calls, with the token that is theirs for certain. */
type Person = { id: string; token: string }

let person: Person | null = null
let calls: readonly WaitingCall[] = []
const listeners = new Set<() => void>()

/** The user's queued calls, refused calls and unreported results, in order. */
export const useWaitingCalls = (): readonly WaitingCall[] =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed)

      return () => void listeners.delete(changed)
    },
    () => calls,
    () => calls,
  )

export const waitingCalls = (): readonly WaitingCall[] => calls

export const isWaitingFor = (about: string): boolean =>
  calls.some((call) => call.about === about && call.state.name === 'waiting')

// Unlike `waitFor`, the queue may continue under another token of the same user, and what is shown stays.
personChanged.listen(() => {
  person = null
  show([])
})

/** Takes care of a person's calls on this page, as long as they are signed in with that token. Returns how to stop. */
export function waitFor(next: Person): () => void {
  person = next
  const stop = onWaiting(({ kind }) => {
    if (kind === 'changed') read().catch((error: unknown) => console.warn('Couldn’t read the offline queue', error))
  })
  const begin = async () => {
    await read()
    // The user may have signed in again: queued calls are sent with the current token.
    if (calls.length > 0) await waitingPeople.keep(next.id, next.token)
    await sendNow()
  }
  begin().catch((error: unknown) => console.warn('Couldn’t read the offline queue', error))

  return () => {
    stop()
    if (person === next) person = null
  }
}

/** Keeps a call on this device until it can be sent. Fails where nothing can be kept, or nobody is signed in. */
export async function addWaiting(call: Omit<WaitingCall, 'turn' | 'owner' | 'failures' | 'state'>): Promise<void> {
  if (person === null) throw new Error('Nobody is signed in')

  const { id: owner, token: bearer } = person
  await keepCall({ ...call, owner, failures: 0, state: { name: 'waiting' } }, bearer)
  await read()
  tellWaiting({ kind: 'changed' })
  askForSync()
  void sendNow()
}

/** What the person edited after a refusal waits again, in its old place. */
export async function replaceWaiting(call: WaitingCall): Promise<void> {
  await waitingStore.replace(call)
  await read()
  tellWaiting({ kind: 'changed' })
  void sendNow()
}

/** Drops a call; with one that was to make something, whatever was to follow upon it. */
export async function dropWaiting(call: WaitingCall): Promise<void> {
  const gone = calls.filter(
    ({ turn, about }) => turn === call.turn || (call.kind === 'create' && about === call.about && turn > call.turn),
  )
  for (const { turn } of gone) await waitingStore.drop(turn)
  await waitingPeople.settle(call.owner)
  tellWaiting({ kind: 'changed' })
}

/** Forgets everything that waits for the person on this page: when they sign out and say so. */
export async function forgetWaiting(): Promise<void> {
  if (person === null) return

  await waitingPeople.forget(person.id)
  tellWaiting({ kind: 'changed' })
}

/** Reads what other tabs have left, where the browser has no way to tell, and sends. */
export async function catchUp(): Promise<void> {
  try {
    await read()
    await sendNow()
  } catch {
    // A browser without storage is reported at page load, and again when something has to be stored.
  }
}

let sending = false
/** Something came while it was being sent; the round under way may have seen its end already. */
let again = false

/** Sends what waits, if anything does and the device does not know itself to be offline. */
export async function sendNow(): Promise<void> {
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
    console.warn('Couldn’t send the offline queue', error)
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
  const there = of === null ? [] : await waitingStore.of(of.id)
  // Somebody else may have signed in meanwhile.
  if (of === person) show(there)
}

function show(next: readonly WaitingCall[]): void {
  if (next.length === 0 && calls.length === 0) return

  calls = next
  for (const listener of listeners) listener()
}
