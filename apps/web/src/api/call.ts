import { challengeHeader } from '@planner/contract/constants/accounts'
import type { Endpoint, InputOf, ResultOf } from '@planner/contract/endpoint'
import type { ProblemCode } from '@planner/contract/problems'

import { newId } from '#platform/ids.ts'
import { noteChange, noteOrigin } from '#platform/offline/cached-answers.ts'
import { CallError, NoAnswer } from './errors.ts'
import { takePrefetched } from './prefetched.ts'
import { requestOf } from './request.ts'
import { sessionEnded } from './session-signals.ts'
import { token } from './token.ts'

export type CallOptions = {
  /** Defaults to 15 seconds. */
  timeoutMs?: number
  signal?: AbortSignal
  headers?: Record<string, string>
  /** Lets the request outlive the page. */
  keepalive?: boolean
  /** Called with the response headers. */
  onHeaders?: (headers: Headers) => void
}

/**
 * Calls an endpoint of the contract, with the bearer token if there is one.
 *
 * A 401 to a call that needs a session ends the session here.
 *
 * @throws CallError if the server refuses, NoAnswer if it does not answer (also after the timeout), and the signal's
 * reason if the caller aborted.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<ResultOf<E>> {
  const bearer = token.read()
  const { url, body } = requestOf(endpoint, input as Record<string, unknown>)
  const timeout = AbortSignal.timeout(options.timeoutMs ?? 15_000)

  try {
    const response = await (takePrefetched(endpoint.method, url, bearer) ??
      fetch(url, {
        method: endpoint.method,
        headers: {
          accept: 'application/json',
          'x-request-id': newId(),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          ...options.headers,
        },
        ...(body !== undefined && { body }),
        ...(options.keepalive && { keepalive: true }),
        signal: options.signal ? anyOf(options.signal, timeout) : timeout,
      }))
    if (!response.ok) throw await refusal(response)
    options.onHeaders?.(response.headers)
    if (endpoint.method === 'GET') noteOrigin(endpoint.path, response)
    else noteChange()
    return (await response.json()) as ResultOf<E>
  } catch (error) {
    if (error instanceof CallError) {
      // A late 401 for a replaced token does not invalidate its replacement.
      if (error.status === 401 && endpoint.access !== 'anyone' && bearer === token.read()) sessionEnded.tell()
      throw error
    }
    if (options.signal?.aborted) throw error
    throw new NoAnswer(error)
  }
}

/** Converts a failed response into a CallError. */
export async function refusal(response: Response): Promise<CallError> {
  // The request id lets the operator find the failure in the log.
  if (response.status >= 500) console.error(`Request ${response.headers.get('x-request-id')} failed on the server`)
  const body: unknown = await response.json().catch(() => null)
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? body.detail : ''
  const code = response.headers.get('x-problem')
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new CallError({
    status: response.status,
    // A newer server may send a code this page does not know; no caller compares against it then.
    code: code as ProblemCode | null,
    detail: typeof detail === 'string' ? detail : '',
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
    challenge: response.headers.get(challengeHeader),
  })
}

/** Polyfill of AbortSignal.any, which phones from 2023 lack. */
function anyOf(first: AbortSignal, second: AbortSignal): AbortSignal {
  if (typeof AbortSignal.any === 'function') return AbortSignal.any([first, second])
  const controller = new AbortController()
  for (const signal of [first, second]) {
    if (signal.aborted) controller.abort(signal.reason)
    signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true })
  }
  return controller.signal
}
