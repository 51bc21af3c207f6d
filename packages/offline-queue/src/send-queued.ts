import { type Outcome, outcomeOf, type ServerAnswer } from './outcome.ts'
import type { QueuedChange, QueueStorage } from './queued-change.ts'

export type Sending = {
  /** Sends a call to the server. Throws if no answer comes. */
  ask: (call: QueuedChange, body: Readonly<Record<string, unknown>> | null) => Promise<ServerAnswer>
  /** Milliseconds since 1970, by the same clock as `madeAt`. */
  now: () => number
  /** Called with the outcome of a call before it is removed from the queue. */
  onSettled?: (call: QueuedChange, outcome: Outcome) => void
  /** Called for each call once it no longer waits in the queue, before the next is sent. */
  onStored?: (call: QueuedChange) => void
}

/**
 * Sends a person's queued calls one after another, in order. A call is removed only once its response has arrived:
 * after a crash in between it is sent again with the same id.
 *
 * @returns 'done' if nothing waits any more, 'later' if the server did not respond or failed, 'signed-out' if the
 * session is no longer valid.
 */
export async function sendQueued(
  store: QueueStorage,
  owner: string,
  { ask, now, onSettled, onStored }: Sending,
): Promise<'done' | 'later' | 'signed-out'> {
  for (;;) {
    const call = nextOf(await store.of(owner))
    if (call === undefined) return 'done'

    const outcome = await outcomeOf(call, () => ask(call, bodyOf(call, now())))
    if (outcome.kind === 'signed-out') return 'signed-out'
    if (outcome.kind === 'later') {
      if (outcome.failed) await store.replace({ ...call, failures: call.failures + 1 })
      return 'later'
    }

    onSettled?.(call, outcome)
    if (outcome.state === null) await store.drop(call.turn)
    else await store.replace({ ...call, state: outcome.state })
    onStored?.(call)
  }
}

/** Returns the first waiting call, skipping those that depend on a creation the server refused. */
function nextOf(calls: readonly QueuedChange[]): QueuedChange | undefined {
  const refusedCreates = new Set<string>()
  for (const call of calls) {
    if (call.kind === 'create' && call.state.name === 'refused') refusedCreates.add(call.about)
    if (call.state.name === 'waiting' && !refusedCreates.has(call.about)) return call
  }

  return undefined
}

/** Sends how long the call waited rather than when it was made, since the device's clock may be wrong. */
function bodyOf({ request, madeAt }: QueuedChange, now: number): QueuedChange['request']['body'] {
  if (request.body === null) return null

  return { ...request.body, waited_ms: Math.min(Math.max(0, Math.round(now - madeAt)), longestWaitMs) }
}

/** The contract's limit; a larger value is refused. */
const longestWaitMs = 90 * 24 * 3_600_000
