import { systemClock } from '#platform/clock.ts'
import { providers } from '#platform/metrics/instruments.ts'
import { currentRequest } from '#platform/request-id.ts'

/** The latest results of a provider in this process. */
export type ProviderRecord = {
  lastSuccessAt: Date | null
  lastFailure: { at: Date; note: string } | null
  /** True while the circuit breaker is open. */
  isOpen: boolean
}

const records = new Map<string, ProviderRecord>()

/** Returns the latest results of a provider since this process started; null if it was never called. */
export const recordOf = (provider: string): ProviderRecord | null => records.get(provider) ?? null

function openRecord(provider: string): ProviderRecord {
  const record = records.get(provider) ?? { lastSuccessAt: null, lastFailure: null, isOpen: false }
  records.set(provider, record)
  return record
}

/** Makes a call and records its result: in metrics, for operators, and in the log of the request. */
export async function recordCall<T>(provider: string, call: () => Promise<T>): Promise<T> {
  const began = systemClock.now()
  try {
    const answer = await call()
    openRecord(provider).lastSuccessAt = systemClock.now()
    logCall(provider, began, 'done')
    return answer
  } catch (error) {
    // ProviderFailure messages are written by us and never contain the content of the message.
    const { kind = 'unknown', message } = error as { kind?: string; message: string }
    openRecord(provider).lastFailure = { at: systemClock.now(), note: message }
    logCall(provider, began, kind, message)
    throw error
  }
}

/** Logs that a breaker opened or closed. */
export function breakerTurned(provider: string, isOpen: boolean): void {
  openRecord(provider).isOpen = isOpen
  providers.open.set(isOpen ? 1 : 0, provider)
}

function logCall(provider: string, began: Date, outcome: string, note?: string): void {
  const ms = systemClock.now().getTime() - began.getTime()
  providers.calls.add(1, provider, outcome)
  providers.seconds.observe(ms / 1000, provider)
  currentRequest()?.log.info({ provider, outcome, ms, ...(note && { note }) }, 'provider call')
}
