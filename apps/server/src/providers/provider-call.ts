import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
} from 'cockatiel'
import type { Outcome, Refusal, SwitchOff } from './channels.ts'
import { breakerTurned, recordCall } from './record-call.ts'

/**
 * A failed call to a provider.
 *
 * `refused`: refused, and would be again. `again`: definitely not done, and may be retried. `unknown`: it may have been
 * done.
 */
export class ProviderFailure extends Error {
  readonly kind: 'refused' | 'again' | 'unknown'
  /** The provider's own code. */
  readonly code: string | null
  readonly retryAfterMs: number | undefined
  readonly switchOff: SwitchOff | undefined
  /** The permanent reason against this recipient, if the provider gives one. */
  readonly refusal: Refusal | undefined
  /** Whether the failure concerns the provider's health: 5xx and the connection, never an error in one message. */
  readonly isOutage: boolean

  constructor(
    kind: ProviderFailure['kind'],
    note: string,
    more: {
      code?: string
      retryAfterMs?: number | undefined
      switchOff?: SwitchOff | undefined
      refusal?: Refusal | undefined
      isOutage?: boolean
    } = {},
  ) {
    super(note)
    this.kind = kind
    this.code = more.code ?? null
    this.retryAfterMs = more.retryAfterMs
    this.switchOff = more.switchOff
    this.refusal = more.refusal
    this.isOutage = more.isOutage ?? false
  }
}

const failuresInARow = 5
const pausedMs = 30_000

export type ProviderCalls = {
  /** Makes one call within the deadline; never retries. @throws ProviderFailure and nothing else. */
  make<T>(call: () => Promise<T>): Promise<T>
  isHealthy(): boolean
}

/**
 * Runs the calls to one provider, each with a deadline of `timeoutMs`. After five outages in a row, calls fail at once
 * for half a minute (circuit breaker).
 *
 * @param provider its name for operators.
 */
export function providerCalls(timeoutMs: number, provider: string): ProviderCalls {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof ProviderFailure && error.isOutage),
    { halfOpenAfter: pausedMs, breaker: new ConsecutiveBreaker(failuresInARow) },
  )
  const deadline = timeout(timeoutMs, TimeoutStrategy.Aggressive)
  breaker.onBreak(() => breakerTurned(provider, true))
  breaker.onReset(() => breakerTurned(provider, false))
  return {
    async make(call) {
      try {
        return await breaker.execute(() =>
          recordCall(provider, () =>
            deadline.execute(call).catch((error: unknown) => Promise.reject(failureOf(error))),
          ),
        )
      } catch (error) {
        throw error instanceof BrokenCircuitError
          ? new ProviderFailure('again', 'paused after repeated failures', { retryAfterMs: pausedMs })
          : error
      }
    },
    isHealthy: () => breaker.state !== CircuitState.Open,
  }
}

/** Errors that occur before a connection is made, so nothing was sent. */
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Classifies a failed call that the adapter has not classified: not connected, or the response was lost. */
function failureOf(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error
  if (error instanceof TaskCancelledError)
    return new ProviderFailure('unknown', 'no answer in time', { isOutage: true })
  const { code, syscall, cause, message } = error as Error & {
    code?: string
    syscall?: string
    cause?: { code?: string }
  }
  const name = cause?.code ?? code
  // Not a connection failure but a bug, ours or the SDK’s. It is unknown whether the request had been sent.
  if (!name) return new ProviderFailure('unknown', `something unexpected: ${message}`)
  if (neverConnected.has(name) || (name === 'ETIMEDOUT' && syscall === 'connect')) {
    return new ProviderFailure('again', 'couldn’t connect to the provider', { code: name, isOutage: true })
  }
  return new ProviderFailure('unknown', 'the connection dropped before a reply', { code: name, isOutage: true })
}

/**
 * The failures of HTTP statuses that mean the same for every provider; null for other statuses, which the adapter
 * reads.
 */
export function failureByStatus(status: number, retryAfter: unknown): ProviderFailure | null {
  if (status === 429) return new ProviderFailure('again', 'too many at once', { retryAfterMs: secondsOf(retryAfter) })
  if (status >= 500) return new ProviderFailure('unknown', `answered ${status}`, { isOutage: true })
  return null
}

/** Parses Retry-After in seconds to milliseconds; these providers do not use its date form. */
function secondsOf(header: unknown): number | undefined {
  const seconds = Number(header)
  return header !== undefined && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
}

/** Returns the outcome of a delivery whose call failed. */
export function outcomeOfFailure(deliveryId: string, error: unknown): Outcome {
  const failure = failureOf(error)
  const note = failure.message
  if (failure.kind === 'unknown') return { deliveryId, kind: 'unknown', note }
  return {
    deliveryId,
    kind: 'failed',
    again: failure.kind === 'again',
    note,
    ...(failure.retryAfterMs === undefined ? {} : { retryAfterMs: failure.retryAfterMs }),
    ...(failure.switchOff === undefined ? {} : { switchOff: failure.switchOff }),
    ...(failure.refusal === undefined ? {} : { refusal: failure.refusal }),
  }
}
