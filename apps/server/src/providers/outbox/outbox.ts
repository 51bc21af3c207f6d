import type { Channel } from '@planner/contract/notifications'
import type { Clock } from '#platform/clock.ts'
import { withRetries } from '#platform/db/in-transaction.ts'
import type { Db } from '#platform/db/open.ts'
import { type ChannelPort, type Delivery, smsOf } from '../channels.ts'
import { idsInOutbox, insertMessages } from './store.ts'

/** The provider id of a message in the outbox. */
const outboxId = (deliveryId: string): string => `outbox-${deliveryId}`

/** Whether a delivery was stored in the outbox instead of being sent. */
export const isInOutbox = ({ id, provider_id: providerId }: { id: string; provider_id: string | null }): boolean =>
  providerId === outboxId(id)

/**
 * The default for a channel without a provider: stores messages in the database instead of sending them. It can be
 * queried, so a delivery interrupted by a crash is resolved with certainty.
 */
export function outbox(channel: Channel, { db, clock }: { db: Db; clock: Clock }): ChannelPort {
  return {
    provider: 'outbox',
    connected: false,
    // All deliveries are written in one statement; this batch size makes its overhead negligible.
    atOnce: 500,
    isHealthy: () => true,
    async deliver(deliveries) {
      const reachable = deliveries.filter((delivery) => recipientOf(channel, delivery) !== null)
      if (reachable.length > 0) {
        const createdAt = clock.now()
        const messages = reachable.map((delivery) => ({
          id: delivery.id,
          user_id: delivery.user.id,
          channel,
          recipient: recipientOf(channel, delivery)!,
          subject: delivery.message.subject,
          body: bodyFor(channel, delivery),
          created_at: createdAt,
        }))
        await withRetries(() => insertMessages(db, messages))
      }
      return deliveries.map((delivery) =>
        recipientOf(channel, delivery) === null
          ? { deliveryId: delivery.id, kind: 'skipped', note: 'no address' }
          : { deliveryId: delivery.id, kind: 'sent', providerId: outboxId(delivery.id) },
      )
    },
    async wereHanded(lost) {
      const there = new Set(
        await idsInOutbox(
          db,
          lost.map(({ id }) => id),
        ),
      )
      return new Map(
        lost.map(({ id }) => [id, there.has(id) ? { handed: true, providerId: outboxId(id) } : { handed: false }]),
      )
    },
  }
}

const recipientOf = (channel: Channel, { user }: Delivery): string | null =>
  channel === 'email' ? user.email : user.phone_number

function bodyFor(channel: Channel, { message }: Delivery): string {
  if (channel === 'sms') return smsOf(message)
  return channel === 'voice' ? message.spoken : message.body
}
