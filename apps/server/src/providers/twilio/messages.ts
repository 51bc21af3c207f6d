import { segmentsOf } from '#platform/sms-length.ts'
import type { ChannelPort, Delivery, Outcome } from '../channels.ts'
import { outcomeOfFailure } from '../provider-call.ts'
import { callbackFor } from './callback.ts'
import type { TwilioAccess } from './client.ts'
import { findSent } from './find-sent.ts'
import { estimatedPaise } from './prices.ts'

/** Twilio answers within some hundred milliseconds; more at once would only queue there. */
export const takenAtOnce = 20

/** Texts by SMS. A sender is a number, a registered name, or a messaging service. */
export function smsChannel(access: TwilioAccess, from: string): ChannelPort {
  const sender = from.startsWith('MG') ? { messagingServiceSid: from } : { from }
  return messageChannel(access, {
    addressOf: (number) => number,
    contentOf: ({ message }) => ({ ...sender, body: message.sms }),
    isIt: (text, { message }) => text === message.sms,
    costOf: ({ message }) => estimatedPaise.smsSegment * segmentsOf(message.sms),
  })
}

/**
 * WhatsApp, by one approved template with two variables: what it is about, and when. Free text is accepted by Twilio and
 * fails afterwards, unless the person wrote to us within a day.
 */
export function whatsappChannel(
  access: TwilioAccess,
  { from, contentSid }: { from: string; contentSid: string },
): ChannelPort {
  return messageChannel(access, {
    addressOf: (number) => `whatsapp:${number}`,
    contentOf: ({ message }) => ({
      from: `whatsapp:${from}`,
      contentSid,
      contentVariables: JSON.stringify({ 1: message.subject, 2: message.body }),
    }),
    // The template's own words around them are Twilio's.
    isIt: (text, { message }) => text.includes(message.subject) && text.includes(message.body),
    costOf: () => estimatedPaise.whatsapp,
  })
}

type Kind = {
  addressOf: (number: string) => string
  contentOf: (
    delivery: Delivery,
  ) => { from?: string; messagingServiceSid?: string } & (
    | { body: string }
    | { contentSid: string; contentVariables: string }
  )
  /** Whether a message that Twilio lists has this delivery's text. */
  isIt: (text: string, delivery: Delivery) => boolean
  costOf: (delivery: Delivery) => number
}

function messageChannel(access: TwilioAccess, kind: Kind): ChannelPort {
  async function send(delivery: Delivery): Promise<Outcome> {
    const number = delivery.user.phone_number
    if (number === null) return { deliveryId: delivery.id, kind: 'skipped', note: 'no address' }
    try {
      const client = await access.client()
      const { sid } = await access.calls.make(() =>
        client.messages.create({
          to: kind.addressOf(number),
          ...kind.contentOf(delivery),
          statusCallback: callbackFor(access.settings, delivery.id),
        }),
      )
      return { deliveryId: delivery.id, kind: 'sent', providerId: sid, costPaise: kind.costOf(delivery) }
    } catch (error) {
      return outcomeOfFailure(delivery.id, error)
    }
  }

  return {
    provider: 'twilio',
    connected: true,
    atOnce: takenAtOnce,
    isHealthy: () => access.calls.isHealthy(),
    deliver: (deliveries) => Promise.all(deliveries.map(send)),
    wereHanded: (lost) =>
      findSent(lost, {
        list: async (number, limit) => {
          const client = await access.client()
          const messages = await access.calls.make(() => client.messages.list({ to: kind.addressOf(number), limit }))
          return messages.map(({ sid, body, dateCreated }) => ({ id: sid, text: body, createdAt: dateCreated }))
        },
        isIt: kind.isIt,
      }),
  }
}
