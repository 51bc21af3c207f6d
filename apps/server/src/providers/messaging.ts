import type { ProvidersConfig } from '#config-providers.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import type { CallbackReader, ChannelPort, Channels } from './channels.ts'
import { outbox } from './outbox/outbox.ts'
import { noPhoneVerifier, type PhoneVerifier } from './phone-verifier.ts'
import { providerCalls } from './provider-call.ts'
import { sendgridChannel } from './sendgrid/sendgrid.ts'
import { smtpChannel } from './smtp/smtp.ts'
import { twilioParts } from './twilio/twilio.ts'
import type { WhatsappInbox } from './whatsapp.ts'

export type Messaging = {
  channels: Omit<Channels, 'app'>
  phoneVerifier: PhoneVerifier
  twilioCallbacks: CallbackReader | null
  whatsappInbox: WhatsappInbox | null
}

/** Returns the configured providers, with the outbox for the other channels. SDKs are loaded with their first call. */
export function messagingOf(
  { twilio, email, timeoutMs }: ProvidersConfig,
  outboxContext: { db: Db; clock: Clock },
): Messaging {
  const parts = twilio && twilioParts(twilio, timeoutMs, providerCalls(timeoutMs, 'twilio'))
  return {
    channels: {
      sms: outbox('sms', outboxContext),
      whatsapp: outbox('whatsapp', outboxContext),
      voice: outbox('voice', outboxContext),
      telegram: outbox('telegram', outboxContext),
      ...parts?.channels,
      email: email ? emailChannel(email, timeoutMs) : outbox('email', outboxContext),
    },
    phoneVerifier: parts?.phoneVerifier ?? noPhoneVerifier,
    twilioCallbacks: parts?.readCallback ?? null,
    whatsappInbox: parts?.whatsappInbox ?? null,
  }
}

function emailChannel(email: NonNullable<ProvidersConfig['email']>, timeoutMs: number): ChannelPort {
  const calls = providerCalls(timeoutMs, email.by)
  return email.by === 'smtp'
    ? smtpChannel({ ...email, timeoutMs }, calls)
    : sendgridChannel({ ...email, timeoutMs }, calls)
}
