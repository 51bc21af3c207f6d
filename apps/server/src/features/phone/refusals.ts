import type { LimitCode, ProblemCode } from '@planner/contract/problems'
import type { Context } from '#context.ts'
import { dayMs } from '#platform/clock.ts'
import { Problem } from '#platform/problem.ts'
import type { Outcome, Refusal } from '#providers/channels.ts'
import type { Started } from '#providers/phone-verifier.ts'

/** Errors shown for permanently refused numbers; none of them suggests trying later. */
const refusals: Record<Refusal, Exclude<ProblemCode, LimitCode>> = {
  'opted-out': 'phone.opted-out',
  landline: 'phone.landline',
  invalid: 'phone.invalid',
  country: 'phone.country',
  other: 'phone.refused',
}

/** Returns the error to show if a text was not, or possibly not, sent; null if it was. */
export function problemOfOutcome(outcome: Outcome): Problem | null {
  switch (outcome.kind) {
    case 'sent':
      return null
    case 'unknown':
      return new Problem('phone.unknown', { reason: outcome.note })
    case 'skipped':
      return unavailable(outcome.note)
    case 'failed':
      return outcome.again
        ? unavailable(outcome.note, outcome.retryAfterMs)
        : new Problem(refusals[outcome.switchOff ?? outcome.refusal ?? 'other'], { reason: outcome.note })
  }
}

/** Returns the same for a code that a verification service sends. */
export function problemOfStart(started: Started): Problem | null {
  switch (started.kind) {
    case 'pending':
      return null
    case 'unknown':
      return new Problem('phone.unknown', { reason: started.note })
    case 'unavailable':
      return unavailable(started.note, (started.retryAfterSeconds ?? 0) * 1000)
    case 'refused':
      if (started.reason === 'too-many') return new Problem('phone.too-many-codes', { retryAfterSeconds: 600 })
      // The provider does not say for how long.
      if (started.reason === 'blocked') return new Problem('phone.limit', { retryAfterSeconds: dayMs / 1000 })
      return new Problem(refusals[started.reason], { reason: started.note })
  }
}

/** Returns the error for a used-up daily budget of the installation. */
export const overBudget = (): Problem => unavailable('the daily sending limit is reached')

/** Logs a Problem with a status below 500, which the HTTP layer does not log, and returns it. */
export function logged({ log }: Context, problem: Problem): Problem {
  if (problem.status < 500) log.warn({ code: problem.code, reason: problem.reason }, 'text message refused')
  return problem
}

const unavailable = (reason: string, retryAfterMs?: number): Problem =>
  new Problem('phone.unavailable', {
    reason,
    ...(retryAfterMs && { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) }),
  })
