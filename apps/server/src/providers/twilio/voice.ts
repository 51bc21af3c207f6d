import type { ChannelPort, Delivery, Outcome } from '../channels.ts'
import { outcomeOfFailure } from '../provider-call.ts'
import { callbackFor } from './callback.ts'
import type { TwilioAccess } from './client.ts'
import { findSent } from './find-sent.ts'
import { takenAtOnce } from './messages.ts'
import { estimatedPaise } from './prices.ts'

/** A phone that is not picked up within this many seconds is left alone. */
const ringsForSeconds = 25

/** Calls that say what is due. */
export function voiceChannel(access: TwilioAccess, from: string): ChannelPort {
  async function call(delivery: Delivery): Promise<Outcome> {
    const to = delivery.user.phone_number
    if (to === null) return { deliveryId: delivery.id, kind: 'skipped', note: 'no address' }
    try {
      const client = await access.client()
      const twiml = await twimlOf(delivery)
      const { sid } = await access.calls.make(() =>
        client.calls.create({
          to,
          from,
          twiml,
          timeout: ringsForSeconds,
          statusCallback: callbackFor(access.settings, delivery.id),
          statusCallbackEvent: ['completed'],
        }),
      )
      return { deliveryId: delivery.id, kind: 'sent', providerId: sid, costPaise: estimatedPaise.voiceMinute }
    } catch (error) {
      return outcomeOfFailure(delivery.id, error)
    }
  }

  return {
    provider: 'twilio',
    connected: true,
    atOnce: takenAtOnce,
    isHealthy: () => access.calls.isHealthy(),
    deliver: (deliveries) => Promise.all(deliveries.map(call)),
    wereHanded: (lost) =>
      findSent(lost, {
        list: async (to, limit) => {
          const client = await access.client()
          const calls = await access.calls.make(() => client.calls.list({ to, limit }))
          return calls.map(({ sid, dateCreated }) => ({ id: sid, text: '', createdAt: dateCreated }))
        },
        // A call does not tell what it said: any to this number may have been this one.
        isIt: () => true,
      }),
  }
}

/** What is said, twice, since nobody listens well to the first words of an unexpected call. Escaped by the SDK. */
async function twimlOf({ message }: Delivery): Promise<string> {
  const { default: twilio } = await import('twilio')
  const response = new twilio.twiml.VoiceResponse()
  const language = message.locale
  response.say({ language }, message.spoken)
  response.pause({ length: 1 })
  response.say({ language }, message.spoken)
  return response.toString()
}
