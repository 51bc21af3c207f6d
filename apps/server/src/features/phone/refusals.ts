import { Problem } from '#platform/problem.ts'
import type { Outcome } from '#providers/channels.ts'
import type { Started } from '#providers/phone-verifier.ts'

/** What a person is told when a text could not be sent; null where it was, or where it may be on its way. */
export function problemOfOutcome(outcome: Outcome): Problem | null {
  if (outcome.kind === 'sent' || outcome.kind === 'unknown') return null
  if (outcome.kind === 'failed' && outcome.switchOff === 'opted-out') return new Problem('phone.opted-out')
  if (outcome.kind === 'failed' && outcome.switchOff === 'landline') return new Problem('phone.landline')
  return unavailable(outcome.note, outcome.kind === 'failed' ? outcome.retryAfterMs : undefined)
}

/** The same for a code that a verification service sends. */
export function problemOfStart(started: Started): Problem | null {
  if (started.kind === 'pending' || started.kind === 'unknown') return null
  if (started.kind === 'unavailable') return unavailable(started.note, (started.retryAfterSeconds ?? 0) * 1000)
  switch (started.reason) {
    case 'invalid':
      return new Problem('phone.invalid')
    case 'landline':
      return new Problem('phone.landline')
    case 'opted-out':
      return new Problem('phone.opted-out')
    case 'too-many':
      return new Problem('phone.too-many-codes', { retryAfterSeconds: 600 })
    case 'blocked':
      return new Problem('phone.limit')
  }
}

const unavailable = (reason: string, retryAfterMs?: number): Problem =>
  new Problem('phone.unavailable', {
    reason,
    ...(retryAfterMs && { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) }),
  })
