import type { Endpoint, InputOf, ResultOf } from '@planner/contract/endpoint'
import type { WaitingCall } from '@planner/waiting/waiting-call'
import { newId } from '#platform/ids.ts'
import { now } from '#platform/time/clock.ts'

import { call } from '../call.ts'
import { NoAnswer } from '../errors.ts'
import { requestOf } from '../request.ts'
import { addWaiting, isWaitingFor } from './waiting.ts'

/** How a call is identified and displayed while it is queued. */
export type Waits = Pick<WaitingCall, 'kind' | 'about' | 'title'> &
  Partial<Pick<WaitingCall, 'id' | 'base' | 'foretold'>>

/**
 * Makes a call, or keeps it on this device where no answer comes; behind what already waits for the same thing, so that
 * the order stays. Either way it is made under one id, and done once.
 *
 * @returns the server's answer, or null where the call waits.
 * @throws as `call` does, also where it cannot be kept.
 */
export async function callOrWait<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  waits: Waits,
): Promise<ResultOf<E> | null> {
  const { id = newId() } = waits
  const silence =
    navigator.onLine && !isWaitingFor(waits.about) ? await answered(endpoint, input, id) : new NoAnswer('not asked')
  if (!(silence instanceof NoAnswer)) return silence

  try {
    await keepWaiting(endpoint, input, { ...waits, id })
  } catch (error) {
    console.warn('Couldn’t queue a change for later', error)
    throw silence
  }

  return null
}

/** Keeps a call on this device, to be sent as soon as the server can be reached. */
export async function keepWaiting<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { base = null, foretold = null, ...waits }: Waits & { id: string },
): Promise<void> {
  const { url, body } = requestOf(endpoint, input as Record<string, unknown>)
  const request = {
    method: endpoint.method as WaitingCall['request']['method'],
    path: url,
    body: body === undefined ? null : (JSON.parse(body) as Record<string, unknown>),
  }
  await addWaiting({ ...waits, base, foretold, request, madeAt: now().getTime() })
}

async function answered<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  id: string,
): Promise<ResultOf<E> | NoAnswer> {
  try {
    return await call(endpoint, input, { headers: { 'idempotency-key': id } })
  } catch (error) {
    if (error instanceof NoAnswer) return error
    throw error
  }
}
