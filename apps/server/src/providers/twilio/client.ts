import type { Twilio } from 'twilio'
import type { RequestOptions } from 'twilio/lib/base/RequestClient.js'
import type { ProvidersConfig } from '#config-providers.ts'
import { once } from '../once.ts'
import type { ProviderCalls } from '../provider-call.ts'
import { expectSuccess } from './failures.ts'

export type TwilioSettings = NonNullable<ProvidersConfig['twilio']>

/** Shared by the adapters: the settings, the lazily loaded SDK, and the circuit breaker. */
export type TwilioAccess = { settings: TwilioSettings; client: () => Promise<Twilio>; calls: ProviderCalls }

/**
 * Loads Twilio's SDK with the first call: it takes a fifth of a second and 40 MB, which a server without Twilio saves.
 * It never retries, and throws every error response as a ProviderFailure.
 */
export function twilioAccess(settings: TwilioSettings, timeoutMs: number, calls: ProviderCalls): TwilioAccess {
  return { settings, calls, client: once(() => load(settings, timeoutMs)) }
}

async function load(settings: TwilioSettings, timeoutMs: number): Promise<Twilio> {
  const { default: twilio } = await import('twilio')

  class ReadingClient extends twilio.RequestClient {
    override async request<T>(options: RequestOptions<T>) {
      const answer = await super.request<T>({ ...options, uri: elsewhere(options.uri, settings.baseUrl) })
      expectSuccess(answer)
      return answer
    }
  }

  // Twilio may just have closed a kept-alive connection: the response would be lost, and the outcome stay unknown.
  const options = { timeout: timeoutMs, autoRetry: false, keepAlive: false, maxSockets: 100 }
  return twilio(settings.accountSid, settings.authToken, {
    httpClient: new ReadingClient(options),
    autoRetry: false,
  })
}

/** Returns the same path under another base URL, after the product's name: 'api' for api.twilio.com. */
function elsewhere(uri: string, baseUrl: string | null): string {
  if (!baseUrl) return uri
  const { hostname, pathname, search } = new URL(uri)
  return `${baseUrl}/${hostname.split('.', 1)[0]}${pathname}${search}`
}
