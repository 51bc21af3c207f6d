import type { Context } from '#context.ts'
import { Problem } from '#platform/problem.ts'
import { keysRefused } from '#providers/payments.ts'
import { ProviderFailure } from '#providers/provider-call.ts'

const reasonMax = 160

/**
 * Converts a failed gateway call to a Problem for the person: an outage, a refusal in the gateway's words, or rejected
 * API keys.
 */
export function problemOfGateway(error: unknown): Problem {
  if (!(error instanceof ProviderFailure) || error.kind !== 'refused') return new Problem('payment.unavailable')
  if (error.code === keysRefused) {
    return new Problem('payment.not-configured', { detail: 'Online payment is not set up correctly on this server' })
  }
  const reason = plain(error.message)
  return new Problem('payment.refused', reason ? { detail: `The payment service says: ${reason}` } : {})
}

/** Logs a gateway failure: permanent refusals need attention (error), missing answers are retried (warning). */
export function logGatewayFailure({ log }: Context, error: unknown, orderId: string, message: string): void {
  if (error instanceof ProviderFailure && error.kind === 'refused') log.error({ err: error, orderId }, message)
  else log.warn({ err: error, orderId }, message)
}

/** Formats a gateway's message for the page: one line, limited in length, without the final full stop. */
function plain(words: string): string {
  const line = words.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  const short = line.length > reasonMax ? `${line.slice(0, reasonMax).trimEnd()} …` : line
  return short.replace(/[.\s]+$/, '')
}
