import type { Channel, PushMessage } from '@planner/contract/notifications'
import type { ChatAddress } from '#platform/chat.ts'
import type { PushSubscriptionRow } from '#platform/db/tables/notifications.ts'

/** A message in the form that each channel needs. Built by the catalogue from one template. */
export type Message = {
  /** The name of the template in the catalogue, and its values. */
  template: string
  variables: Record<string, string>
  /** The language of `spoken`. */
  locale: 'en-IN' | 'hi-IN'
  subject: string
  /** A sentence or two in addition to the subject. */
  body: string
  /** The whole text of an SMS, as registered; null for messages that are never sent by SMS. */
  sms: string | null
  /** The text that a voice call reads out. */
  spoken: string
  /** Built on demand, because it is by far the longest form. */
  email: () => { text: string; html: string }
  /**
   * Unsubscribes from such mails by a POST without signing in (RFC 8058); absent for mails that cannot be switched off.
   */
  unsubscribeUrl?: string
  push: PushMessage
  /** The occurrence that it is about, for channels with buttons. */
  about?: { reminderId: string; day: string }
}

/** Returns the text of an SMS. @throws Error for a message without a registered template: carriers would drop it. */
export function smsOf({ sms, template }: Message): string {
  if (sms === null) throw new Error(`${template} has no SMS template`)
  return sms
}

/** Returns the headers by which mail clients offer one-click unsubscribe (RFC 8058). */
export const unsubscribeHeaders = ({ unsubscribeUrl: url }: Message): Record<string, string> =>
  url === undefined ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** One message to one person on one channel. The id stays the same for every attempt. */
export type Delivery = {
  id: string
  /** The id is null for a vendor, who has no account. */
  user: { id: string | null; email: string; phone_number: string | null; chat?: ChatAddress | null }
  /** The person's browsers that receive push messages (app channel only). */
  devices: PushSubscriptionRow[]
  message: Message
}

/** Why a channel can never reach this person: the channel is then switched off, and the person is notified. */
export type SwitchOff = 'opted-out' | 'landline'

/** Why a provider permanently refuses a number. `country`: it is not enabled there. `other`: the operator must fix it. */
export type Refusal = SwitchOff | 'invalid' | 'country' | 'other'

/**
 * The outcome of a delivery.
 *
 * `sent`: accepted by the provider; the cost is an estimate. `failed`: definitely not sent; `again` is true if a retry
 * may succeed, after `retryAfterMs`; `refusal` is a permanent reason. `unknown`: it may have been sent, so it is never
 * retried. `skipped`: there was no recipient.
 */
export type Outcome = { deliveryId: string } & (
  | { kind: 'sent'; providerId?: string; costPaise?: number }
  | { kind: 'failed'; again: boolean; note: string; retryAfterMs?: number; switchOff?: SwitchOff; refusal?: Refusal }
  | { kind: 'unknown'; note: string }
  | { kind: 'skipped'; note: string }
) & { goneDevices?: string[] }

/** A delivery whose outcome was lost, and what is known about it. */
export type LostDelivery = Delivery & {
  /** When handing over began. */
  since: Date
  /** The provider's ids of the person's other messages on this channel. */
  otherProviderIds: string[]
  /**
   * Whether another message to the person is being handed over on this channel, so that its provider id is not known
   * yet.
   */
  isAnotherUnderWay: boolean
}

export type Found = { handed: true; providerId?: string } | { handed: false }

/** A channel. No call throws: a failure is an outcome. */
export type ChannelPort = {
  /** The provider's name: 'outbox', 'twilio', 'sendgrid', 'smtp', 'telegram' or 'web-push'. */
  provider: string
  /** True if a provider is configured, so that messages are really sent. */
  connected: boolean
  /** How many deliveries it accepts at once. */
  atOnce: number
  /** Estimated cost of one message in paise, counted against the daily budget; absent if negligible. */
  pricePaise?: number
  /** False while the circuit breaker is open. */
  isHealthy(): boolean
  /** Hands over each delivery at most once. Returns one outcome per delivery, in any order. */
  deliver(deliveries: Delivery[]): Promise<Outcome[]>
  /** For channels that can be queried: whether the deliveries were received. Leaves out those it cannot decide. */
  wereHanded?(lost: LostDelivery[]): Promise<Map<string, Found>>
}

export type Channels = Record<Channel, ChannelPort>

/** A later report of the provider about a message it had accepted. */
export type StatusReport = {
  deliveryId: string
  providerId: string
  state: 'sent' | 'delivered' | 'failed'
  note: string | null
  switchOff?: SwitchOff
}

/**
 * Parses a provider's status callback.
 *
 * @param url the URL as given to the provider, query included.
 * @returns 'forged' if the signature is invalid, null for a report that does not concern us.
 */
export type CallbackReader = (callback: {
  url: string
  signature: string
  fields: Record<string, string>
}) => Promise<StatusReport | null | 'forged'>
