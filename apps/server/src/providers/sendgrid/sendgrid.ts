import type shared from '@sendgrid/mail'
import { type ChannelPort, type Delivery, type Outcome, unsubscribeHeaders } from '../channels.ts'
import { once } from '../once.ts'
import { failureByStatus, outcomeOfFailure, type ProviderCalls, ProviderFailure } from '../provider-call.ts'

type Settings = { apiKey: string; baseUrl: string | null; from: string; timeoutMs: number }

/** Email through SendGrid's v3 API. */
export function sendgridChannel({ apiKey, baseUrl, from, timeoutMs }: Settings, calls: ProviderCalls): ChannelPort {
  /**
   * Loads the SDK with the first message, as a separate instance, because the package exports a shared one. Setting the
   * API key resets the base URL, so the order of the calls matters.
   */
  async function load() {
    const { default: everybodys } = await import('@sendgrid/mail')
    const Service = everybodys.constructor as new () => typeof shared & { client: Client }
    const mail = new Service()
    mail.setApiKey(apiKey)
    if (baseUrl) mail.client.setDefaultRequest('baseUrl', `${baseUrl}/`)
    mail.setTimeout(timeoutMs)
    // SendGrid may just have closed a kept-alive connection: the response would be lost, and the outcome stay unknown.
    mail.client.setDefaultHeader('Connection', 'close')
    return mail
  }

  const service = once(load)

  async function send({ id, user, message }: Delivery): Promise<Outcome> {
    try {
      const mail = await service()
      const [{ headers }] = await calls.make(() =>
        mail
          .send({
            to: user.email,
            from,
            subject: message.subject,
            ...message.email(),
            headers: unsubscribeHeaders(message),
            customArgs: { delivery_id: id },
          })
          .catch((error: unknown) => Promise.reject(readRefusal(error))),
      )
      return { deliveryId: id, kind: 'sent', providerId: String(headers['x-message-id'] ?? '') }
    } catch (error) {
      return outcomeOfFailure(id, error)
    }
  }

  return {
    provider: 'sendgrid',
    connected: true,
    atOnce: 10,
    isHealthy: () => calls.isHealthy(),
    deliver: (deliveries) => Promise.all(deliveries.map(send)),
  }
}

/** The part of the SDK's client that its own typings leave out. */
type Client = {
  setDefaultRequest(key: 'baseUrl', value: string): unknown
  setDefaultHeader(name: string, value: string): unknown
}

type Refusal = {
  code?: unknown
  response?: { headers?: Record<string, unknown>; body?: { errors?: { message?: string }[] } }
}

/** Turns an error response into a failure; rethrows anything else. */
function readRefusal(error: unknown): unknown {
  const { code, response } = error as Refusal
  if (!response || typeof code !== 'number') return error
  const general = failureByStatus(code, response.headers?.['retry-after'])
  if (general) return general
  // The operator must fix the keys; the message can be sent after that.
  if (code === 401 || code === 403) return new ProviderFailure('again', 'SendGrid does not accept our key or sender')
  return new ProviderFailure('refused', response.body?.errors?.[0]?.message ?? `refused by SendGrid, ${code}`)
}
