import type { ProblemCode } from '@planner/contract/problems'
import type { Context } from '#context.ts'
import { Problem } from '#platform/problem.ts'
import type { Outcome, Refusal } from '#providers/channels.ts'
import type { Started } from '#providers/phone-verifier.ts'

/** What a person sees of a number that is refused for good; none of it says to try later. */
const refusals: Record<Refusal, ProblemCode> = {
  'opted-out': 'phone.opted-out',
  landline: 'phone.landline',
  invalid: 'phone.invalid',
  country: 'phone.country',
  other: 'phone.refused',
}

/** What a person sees when a text was not sent, or perhaps not; null if it was. */
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

/** The same for a code that a verification service sends. */
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
      if (started.reason === 'blocked') return new Problem('phone.limit')
      return new Problem(refusals[started.reason], { reason: started.note })
  }
}

/** The installation's budget for the day is used up. */
export const overBudget = (): Problem => unavailable('the daily sending limit is reached')

/** Logs refusals below 500, which the HTTP layer does not log. */
export function logged({ log }: Context, problem: Problem): Problem {
  if (problem.status < 500) log.warn({ code: problem.code, reason: problem.reason }, 'text message refused')
  return problem
}

const unavailable = (reason: string, retryAfterMs?: number): Problem =>
  new Problem('phone.unavailable', {
    reason,
    ...(retryAfterMs && { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) }),
  })
