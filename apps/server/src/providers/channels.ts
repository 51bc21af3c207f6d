import type { PushMessage } from '@planner/contract/notifications'
import type { Channel, PushSubscriptionRow } from '#platform/db/tables.ts'

/** One message to one person on one channel. The id is the same however often it is tried. */
export type Delivery = {
  id: string
  user: { id: string; email: string; phone_number: string | null }
  /** Where the app channel reaches the person. */
  devices: PushSubscriptionRow[]
  message: { subject: string; body: string; push: PushMessage }
}

/**
 * What became of a delivery.
 *
 * `sent`: the provider accepted it. `failed`: it certainly did not; `again` says whether another try may succeed.
 * `unknown`: it may have: never tried again. `skipped`: there was nowhere to send it.
 */
export type Outcome = { deliveryId: string } & (
  | { kind: 'sent' }
  | { kind: 'failed'; again: boolean; note: string }
  | { kind: 'unknown'; note: string }
  | { kind: 'skipped'; note: string }
) & { goneDevices?: string[] }

/** What the product needs of a channel. Neither call throws: a failure is an outcome. */
export type ChannelPort = {
  /** True where a provider is configured, so that messages leave the house. */
  connected: boolean
  /** Hands over each delivery at most once; an outcome each, in any order. */
  deliver(deliveries: Delivery[]): Promise<Outcome[]>
  /** Where a channel can tell: which of these deliveries it was handed. */
  wereHanded?(deliveryIds: string[]): Promise<Set<string>>
}

export type Channels = Record<Channel, ChannelPort>
