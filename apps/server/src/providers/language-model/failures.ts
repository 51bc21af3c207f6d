import type { APICallError } from 'ai'
import { failureByStatus, ProviderFailure } from '../provider-call.ts'

/** The codes by which this provider's failures are distinguished. */
export const failureCodes = { unreadable: 'unreadable', timeout: 'timeout' } as const

/** There was an answer, but not a valid one. */
export const unreadable = (): ProviderFailure =>
  new ProviderFailure('unknown', 'answered something else than was asked for', { code: failureCodes.unreadable })

export const tooSlow = (): ProviderFailure =>
  new ProviderFailure('unknown', 'no answer in time', { code: failureCodes.timeout, isOutage: true })

/** What a failed call to a model means. Nothing of the answer's text is kept: it may quote what a person wrote. */
export function failureOfCall({ statusCode: status, responseHeaders, cause }: APICallError): unknown {
  // No status: there was no answer, and the connection says why.
  if (status === undefined)
    return cause ?? new ProviderFailure('unknown', 'the connection dropped before a reply', { isOutage: true })
  if (status < 400) return unreadable()
  return (
    failureByStatus(status, responseHeaders?.['retry-after']) ??
    new ProviderFailure('refused', refusals[status] ?? `answered ${status}`, { code: String(status) })
  )
}

const refusals: Record<number, string> = {
  401: 'the key is not accepted',
  403: 'the key may not use this model',
  404: 'the model or the address is not known',
}
