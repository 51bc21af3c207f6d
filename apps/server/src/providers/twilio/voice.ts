import type { ChannelPort, Delivery } from '../channels.ts'
import { twilioChannel } from './channel.ts'
import type { TwilioAccess } from './client.ts'
import { estimatedPaise } from './prices.ts'

/** How many seconds a phone rings before the call is given up. */
const ringsForSeconds = 25

/** Voice calls that read a reminder out. */
export function voiceChannel(access: TwilioAccess, from: string): ChannelPort {
  return twilioChannel(access, {
    create: async (client, { number, statusCallback }, delivery) =>
      client.calls.create({
        to: number,
        from,
        twiml: await twimlOf(delivery),
        timeout: ringsForSeconds,
        statusCallback,
        statusCallbackEvent: ['completed'],
      }),
    pricePaise: estimatedPaise.voiceMinute,
    costOf: () => estimatedPaise.voiceMinute,
    list: (client, to, limit) => client.calls.list({ to, limit }),
    // Twilio does not store the text of a call, so any call to this number may have been this one.
    isIt: () => true,
  })
}

/** The text, twice, because people miss the first words of an unexpected call. Escaped by the SDK. */
async function twimlOf({ message }: Delivery): Promise<string> {
  const { default: twilio } = await import('twilio')
  const response = new twilio.twiml.VoiceResponse()
  const language = message.locale
  response.say({ language }, message.spoken)
  response.pause({ length: 1 })
  response.say({ language }, message.spoken)
  return response.toString()
}
