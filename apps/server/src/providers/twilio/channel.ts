import type { Twilio } from 'twilio'

import type { ChannelPort, Delivery, Outcome } from '../channels.ts'
import { outcomeOfFailure } from '../provider-call.ts'
import { callbackFor } from './callback.ts'
import type { TwilioAccess } from './client.ts'
import { findSent } from './find-sent.ts'

/** Twilio answers within a few hundred milliseconds; more concurrent requests would only queue there. */
const takenAtOnce = 20

/** One kind of message: SMS, WhatsApp or voice. */
export type Kind = {
  /** Sends a delivery; Twilio reports the outcome to `statusCallback`. */
  create: (
    client: Twilio,
    to: { number: string; statusCallback: string },
    delivery: Delivery,
  ) => Promise<{ sid: string }>
  pricePaise: number
  costOf: (delivery: Delivery) => number
  /** Returns the newest messages to a number. */
  list: (client: Twilio, number: string, limit: number) => Promise<{ sid: string; body?: string; dateCreated: Date }[]>
  /** Whether a text listed by Twilio is that of this delivery. */
  isIt: (text: string, delivery: Delivery) => boolean
}

export function twilioChannel(access: TwilioAccess, kind: Kind): ChannelPort {
  async function hand(delivery: Delivery): Promise<Outcome> {
    const number = delivery.user.phone_number
    if (number === null) return { deliveryId: delivery.id, kind: 'skipped', note: 'no address' }
    try {
      const client = await access.client()
      const to = { number, statusCallback: callbackFor(access.settings, delivery.id) }
      const { sid } = await access.calls.make(() => kind.create(client, to, delivery))
      return { deliveryId: delivery.id, kind: 'sent', providerId: sid, costPaise: kind.costOf(delivery) }
    } catch (error) {
      return outcomeOfFailure(delivery.id, error)
    }
  }

  return {
    provider: 'twilio',
    connected: true,
    atOnce: takenAtOnce,
    pricePaise: kind.pricePaise,
    isHealthy: () => access.calls.isHealthy(),
    deliver: (deliveries) => Promise.all(deliveries.map(hand)),
    wereHanded: (lost) =>
      findSent(lost, {
        list: async (number, limit) => {
          const client = await access.client()
          const listed = await access.calls.make(() => kind.list(client, number, limit))
          return listed.map(({ sid, body = '', dateCreated }) => ({ id: sid, text: body, createdAt: dateCreated }))
        },
        isIt: kind.isIt,
      }),
  }
}
