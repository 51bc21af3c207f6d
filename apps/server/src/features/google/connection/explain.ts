import type { Context } from '#context.ts'
import { Problem } from '#platform/problem.ts'
import { GoogleFailure, type GoogleReason } from '#providers/google.ts'
import { ProviderFailure } from '#providers/provider-call.ts'

/** The suggested wait when Google names none. */
const usualWaitMs = 60_000

export const isReason = (error: unknown, reason: GoogleReason): error is GoogleFailure =>
  error instanceof GoogleFailure && error.reason === reason

/**
 * What a person sees of a failed call to Google; Google's own message goes to the log. Errors of other origins are
 * returned unchanged.
 */
export function explained(context: Context, error: unknown): unknown {
  if (!(error instanceof ProviderFailure)) return error
  context.log.warn({ err: error, code: error.code }, 'a call to Google failed')
  if (!isReason(error, 'busy')) return new Problem('google.unavailable')
  return new Problem('google.busy', { retryAfterSeconds: Math.ceil((error.retryAfterMs ?? usualWaitMs) / 1000) })
}
