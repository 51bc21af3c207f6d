import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import type { Channel } from '#platform/db/tables.ts'
import type { ChannelPort, Delivery } from '../channels.ts'
import { idsInOutbox, insertMessages } from './store.ts'

/**
 * The embedded default of a channel without a provider: what would have been sent is kept in the store.
 * It can be asked what it holds, so that a delivery cut short by a crash is settled with certainty.
 */
export function outbox(channel: Channel, { db, clock }: { db: Db; clock: Clock }): ChannelPort {
  return {
    connected: false,
    async deliver(deliveries) {
      const reachable = deliveries.filter((delivery) => recipientOf(channel, delivery) !== null)
      if (reachable.length > 0) {
        const createdAt = clock.now()
        await insertMessages(
          db,
          reachable.map((delivery) => ({
            id: delivery.id,
            user_id: delivery.user.id,
            channel,
            recipient: recipientOf(channel, delivery)!,
            subject: delivery.message.subject,
            body: delivery.message.body,
            created_at: createdAt,
          })),
        )
      }
      return deliveries.map((delivery) =>
        reachable.includes(delivery)
          ? { deliveryId: delivery.id, kind: 'sent' }
          : { deliveryId: delivery.id, kind: 'skipped', note: 'no address' },
      )
    },
    wereHanded: async (deliveryIds) => new Set(await idsInOutbox(db, deliveryIds)),
  }
}

const recipientOf = (channel: Channel, { user }: Delivery): string | null =>
  channel === 'email' ? user.email : user.phone_number
