import { Problem } from '#platform/problem.ts'
import { GoogleFailure, type GoogleReason } from '#providers/google.ts'
import { ProviderFailure } from '#providers/provider-call.ts'

/** What is asked to wait where Google names no time. */
const usualWaitMs = 60_000

export const isReason = (error: unknown, reason: GoogleReason): error is GoogleFailure =>
  error instanceof GoogleFailure && error.reason === reason

/** What a person is told of a failed call to Google. What is no failure of Google's comes back as it is. */
export function explained(error: unknown): unknown {
  if (isReason(error, 'busy')) {
    return new Problem('google.busy', { retryAfterSeconds: Math.ceil((error.retryAfterMs ?? usualWaitMs) / 1000) })
  }
  return error instanceof ProviderFailure ? new Problem('google.unavailable') : error
}
