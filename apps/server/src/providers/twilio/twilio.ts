import type { CallbackReader, ChannelPort } from '../channels.ts'
import type { PhoneVerifier } from '../phone-verifier.ts'
import type { ProviderCalls } from '../provider-call.ts'
import type { WhatsappInbox } from '../whatsapp.ts'
import { callbackReader } from './callback.ts'
import { type TwilioSettings, twilioAccess } from './client.ts'
import { smsChannel, whatsappChannel } from './messages.ts'
import { twilioVerify } from './verify.ts'
import { voiceChannel } from './voice.ts'
import { whatsappInbox } from './whatsapp-inbox.ts'

/** The parts of Twilio that are configured. */
export type TwilioParts = {
  channels: { sms?: ChannelPort; whatsapp?: ChannelPort; voice?: ChannelPort }
  phoneVerifier: PhoneVerifier | null
  readCallback: CallbackReader
  whatsappInbox: WhatsappInbox | null
}

export function twilioParts(settings: TwilioSettings, timeoutMs: number, calls: ProviderCalls): TwilioParts {
  const access = twilioAccess(settings, timeoutMs, calls)
  const { smsFrom, whatsapp, voiceFrom, verifyServiceSid } = settings
  return {
    channels: {
      ...(smsFrom ? { sms: smsChannel(access, smsFrom) } : {}),
      ...(whatsapp ? { whatsapp: whatsappChannel(access, whatsapp) } : {}),
      ...(voiceFrom ? { voice: voiceChannel(access, voiceFrom) } : {}),
    },
    phoneVerifier: verifyServiceSid ? twilioVerify(access, verifyServiceSid) : null,
    readCallback: callbackReader(settings),
    whatsappInbox: whatsapp ? whatsappInbox(access, whatsapp.from) : null,
  }
}
