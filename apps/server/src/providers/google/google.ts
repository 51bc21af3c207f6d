import type { Google } from '../google.ts'
import { providerCalls } from '../provider-call.ts'
import { calendarReader } from './calendar.ts'
import type { GoogleConfig } from './config.ts'
import { throwFailure } from './failures.ts'
import { mailReader } from './gmail.ts'
import { retryingReads } from './retrying-reads.ts'
import { signIn } from './sign-in.ts'

/**
 * Google through its SDKs, loaded when first needed. Their automatic behaviour is switched off: they retry calls
 * without regard to Retry-After, and refresh tokens on a 403 that only means 'slow down'.
 */
export function google(config: GoogleConfig, timeoutMs: number): Google {
  const calls = providerCalls(timeoutMs, 'google')
  /** Makes one call with a deadline, and classifies its failure. */
  const once = <T>(call: () => Promise<T>): Promise<T> => calls.make(() => call().catch(throwFailure))
  const read = retryingReads(once, timeoutMs)
  const at = { rootUrl: config.baseUrl && `${config.baseUrl}/`, timeoutMs }
  return {
    isHealthy: () => calls.isHealthy(),
    ...signIn(config, timeoutMs, once),
    calendarPage: calendarReader(at, read),
    recentMail: mailReader(at, read),
  }
}
