import type { Context } from '#context.ts'
import { Problem } from '#platform/problem.ts'
import { GoogleFailure, type GoogleReason } from '#providers/google.ts'
import { ProviderFailure } from '#providers/provider-call.ts'

/** The suggested wait if Google specifies none. */
const usualWaitMs = 60_000

export const isReason = (error: unknown, reason: GoogleReason): error is GoogleFailure =>
  error instanceof GoogleFailure && error.reason === reason

/**
 * Converts a failed call to Google into a Problem for the person, and logs Google's own message. Returns other errors
 * unchanged.
 */
export function explained(context: Context, error: unknown): unknown {
  if (!(error instanceof ProviderFailure)) return error
  context.log.warn({ err: error, code: error.code }, 'a call to Google failed')
  if (!isReason(error, 'busy')) return new Problem('google.unavailable')
  return new Problem('google.busy', { retryAfterSeconds: Math.ceil((error.retryAfterMs ?? usualWaitMs) / 1000) })
}
