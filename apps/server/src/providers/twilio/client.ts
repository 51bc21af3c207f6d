import type { Twilio } from 'twilio'
import type { RequestOptions } from 'twilio/lib/base/RequestClient.js'
import type { ProvidersConfig } from '#config-providers.ts'
import { once } from '../once.ts'
import type { ProviderCalls } from '../provider-call.ts'
import { expectSuccess } from './failures.ts'

export type TwilioSettings = NonNullable<ProvidersConfig['twilio']>

/** What the adapters share: the settings, the SDK once it is loaded, and the watch over its calls. */
export type TwilioAccess = { settings: TwilioSettings; client: () => Promise<Twilio>; calls: ProviderCalls }

/**
 * Twilio's SDK, loaded with the first call: it takes a fifth of a second and 40 MB, which a server without Twilio saves.
 * It never retries, and every unsuccessful answer is thrown as a ProviderFailure.
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

  // A kept connection that Twilio has just closed would lose a request's answer, and the message would stay unknown.
  const options = { timeout: timeoutMs, autoRetry: false, keepAlive: false, maxSockets: 100 }
  return twilio(settings.accountSid, settings.authToken, {
    httpClient: new ReadingClient(options),
    autoRetry: false,
  })
}

/** The same path below another address, after the product's name: 'api' of api.twilio.com. */
function elsewhere(uri: string, baseUrl: string | null): string {
  if (!baseUrl) return uri
  const { hostname, pathname, search } = new URL(uri)
  return `${baseUrl}/${hostname.split('.', 1)[0]}${pathname}${search}`
}
