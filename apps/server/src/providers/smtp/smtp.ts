import type { Transporter } from 'nodemailer'
import { type ChannelPort, type Delivery, type Outcome, unsubscribeHeaders } from '../channels.ts'
import { once } from '../once.ts'
import { outcomeOfFailure, type ProviderCalls, ProviderFailure } from '../provider-call.ts'

type Settings = { url: string; from: string; timeoutMs: number }

/**
 * Email through an SMTP server. Every attempt of a message has the same Message-ID, so that duplicates can be
 * recognised.
 */
export function smtpChannel({ url, from, timeoutMs }: Settings, calls: ProviderCalls): ChannelPort {
  const domain = /@([^\s@>]+)>?$/.exec(from)![1]!

  async function load(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer')
    const waits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
    return createTransport({ url, pool: true, maxConnections: 5, ...waits })
  }

  const transport = once(load)

  async function send({ id, user, message }: Delivery): Promise<Outcome> {
    const messageId = `<${id}@${domain}>`
    try {
      const mail = await transport()
      await calls.make(() =>
        mail
          .sendMail({
            from,
            to: user.email,
            subject: message.subject,
            ...message.email(),
            messageId,
            headers: unsubscribeHeaders(message),
          })
          .catch((error: unknown) => Promise.reject(readRefusal(error))),
      )
      return { deliveryId: id, kind: 'sent', providerId: messageId }
    } catch (error) {
      return outcomeOfFailure(id, error)
    }
  }

  return {
    provider: 'smtp',
    connected: true,
    atOnce: 5,
    isHealthy: () => calls.isHealthy(),
    deliver: (deliveries) => Promise.all(deliveries.map(send)),
  }
}

/**
 * Classifies an SMTP reply, or a connection that was never made. RFC 5321: 4xx is transient, 5xx permanent. If a
 * connection breaks later, the outcome is unknown, because the library does not report whether the message was
 * accepted.
 */
function readRefusal(error: unknown): unknown {
  const { responseCode, command, code, syscall, response } = error as {
    responseCode?: number
    command?: string
    code?: string
    syscall?: string
    response?: string
  }
  if (code === 'EAUTH') return new ProviderFailure('again', 'the mail server does not accept our password')
  if (responseCode !== undefined && responseCode >= 500) {
    return new ProviderFailure('refused', `the mail server refused it: ${response ?? responseCode}`)
  }
  if (responseCode !== undefined && responseCode >= 400) {
    return new ProviderFailure('again', `the mail server asks to try later: ${response ?? responseCode}`)
  }
  if (code === 'EENVELOPE' && command === 'API') return new ProviderFailure('refused', 'not an e-mail address')
  if (code === 'EDNS' || syscall === 'connect' || syscall === 'getaddrinfo') {
    return new ProviderFailure('again', 'the mail server is unavailable', { isOutage: true })
  }
  return error
}
