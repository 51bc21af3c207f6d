import type { APICallError } from 'ai'
import { failureByStatus, ProviderFailure } from '../provider-call.ts'

/** The codes that distinguish this provider's failures. */
export const failureCodes = { unreadable: 'unreadable', timeout: 'timeout' } as const

/** The failure for an answer that does not match the schema. */
export const unreadable = (): ProviderFailure =>
  new ProviderFailure('unknown', 'answered something else than was asked for', { code: failureCodes.unreadable })

export const tooSlow = (): ProviderFailure =>
  new ProviderFailure('unknown', 'no answer in time', { code: failureCodes.timeout, isOutage: true })

/** Classifies a failed call to a model. Drops the text of the response, which may quote what a person wrote. */
export function failureOfCall({ statusCode: status, responseHeaders, cause }: APICallError): unknown {
  // No status means no response; the cause is in the connection error.
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
