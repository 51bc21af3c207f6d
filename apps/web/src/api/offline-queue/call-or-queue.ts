import type { Endpoint, InputOf, ResultOf } from '@planner/contract/endpoint'
import type { QueuedChange } from '@planner/offline-queue/queued-change'
import { newId } from '#platform/ids.ts'
import { now } from '#platform/time/clock.ts'

import { call } from '../call.ts'
import { NoAnswer } from '../errors.ts'
import { requestOf } from '../request.ts'
import { addToQueue, isQueuedFor, type NewCall } from './queue.ts'

/** The fields that identify and describe a call while it is queued. */
export type QueueEntry = Pick<QueuedChange, 'kind' | 'about' | 'title'> &
  Partial<Pick<QueuedChange, 'id' | 'base' | 'foretold'>>

/**
 * Makes a call, or queues it when no answer comes or when earlier calls about the same reminder are still queued. The
 * idempotency key is the same either way, so that the server runs it once.
 *
 * @returns the server's answer, or null when the call was queued.
 * @throws as `call` does, also when the call cannot be stored.
 */
export async function callOrQueue<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  waits: QueueEntry,
): Promise<ResultOf<E> | null> {
  const { id = newId() } = waits
  const silence =
    navigator.onLine && !isQueuedFor(waits.about) ? await answered(endpoint, input, id) : new NoAnswer('not asked')
  if (!(silence instanceof NoAnswer)) return silence

  try {
    await queueCall(endpoint, input, { ...waits, id })
  } catch (error) {
    console.warn('A change could not be kept for later', error)
    throw silence
  }

  return null
}

/** Queues a call, to be sent once the server is reachable. */
const queueCall = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  entry: QueueEntry & { id: string },
): Promise<void> => addToQueue([queueable(endpoint, input, entry)])

/** Queues related calls atomically, so that either all or none of them are sent. */
export const queueTogether = (calls: readonly NewCall[]): Promise<void> => addToQueue(calls)

/** Converts a call into its queue entry. */
export function queueable<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { base = null, foretold = null, ...waits }: QueueEntry & { id: string },
): NewCall {
  const { url, body } = requestOf(endpoint, input as Record<string, unknown>)
  const request = {
    method: endpoint.method as QueuedChange['request']['method'],
    path: url,
    body: body === undefined ? null : (JSON.parse(body) as Record<string, unknown>),
  }

  return { ...waits, base, foretold, request, madeAt: now().getTime() }
}

async function answered<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  id: string,
): Promise<ResultOf<E> | NoAnswer> {
  // keepalive lets a change that is already shown reach the server even if the page is reloaded or closed at once.
  // Browsers limit such bodies to 64 kB per page.
  const keepalive = (requestOf(endpoint, input as Record<string, unknown>).body?.length ?? 0) < 4_000
  try {
    return await call(endpoint, input, { headers: { 'idempotency-key': id }, keepalive })
  } catch (error) {
    if (error instanceof NoAnswer) return error
    throw error
  }
}
