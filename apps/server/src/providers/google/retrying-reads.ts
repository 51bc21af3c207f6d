import { ExponentialBackoff, handleWhen, retry, TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel'
import { ProviderFailure } from '../provider-call.ts'

/** Makes a call, and repeats it after a failure that may be temporary. */
export type Read = <T>(call: () => Promise<T>) => Promise<T>

const repeats = 3

/**
 * Retries reads: three times, after about an eighth, a quarter and half of a call's deadline (1, 2 and 4 seconds of
 * 8), with jitter so that many refused callers do not return together. If Google asks for a longer wait, the call is not
 * retried, and in all it takes no longer than two deadlines, because a person is waiting.
 */
export function retryingReads(once: Read, timeoutMs: number): Read {
  const initialDelay = timeoutMs / 8
  const mayPass = (error: unknown): boolean =>
    error instanceof ProviderFailure &&
    (error.kind === 'again' || error.isOutage) &&
    (error.retryAfterMs ?? 0) <= timeoutMs / 2
  const policy = retry(handleWhen(mayPass), {
    maxAttempts: repeats,
    backoff: new ExponentialBackoff({ initialDelay, maxDelay: timeoutMs / 2 }),
  })
  const inAll = timeout(2 * timeoutMs, TimeoutStrategy.Aggressive)
  return async (call) => {
    try {
      return await inAll.execute(() => policy.execute(() => once(call)))
    } catch (error) {
      throw error instanceof TaskCancelledError ? new ProviderFailure('unknown', 'no answer in time') : error
    }
  }
}
