import type { Channel, PushMessage } from '@planner/contract/notifications'
import type { ChatAddress } from '#platform/chat.ts'
import type { PushSubscriptionRow } from '#platform/db/tables/notifications.ts'

/** What a person sees, in the form that each channel needs. Made by the catalogue, from one template. */
export type Message = {
  /** The template's name in the catalogue, and its values. */
  template: string
  variables: Record<string, string>
  /** The language in which it is spoken. */
  locale: 'en-IN' | 'hi-IN'
  subject: string
  /** A sentence or two in addition to the subject. */
  body: string
  /** The whole text of an SMS, as the template is registered; null for what is never sent by SMS. */
  sms: string | null
  /** What a voice call says. */
  spoken: string
  /** Made when asked for: of all the forms it alone is long. */
  email: () => { text: string; html: string }
  /** Stops such mails by a POST without signing in (RFC 8058); none where they cannot be switched off. */
  unsubscribeUrl?: string
  push: PushMessage
  /** The occurrence that it rings for, where the channel has buttons. */
  about?: { reminderId: string; day: string }
}

/** The text of an SMS. @throws Error for a message without a registered template: carriers would drop it. */
export function smsOf({ sms, template }: Message): string {
  if (sms === null) throw new Error(`${template} has no SMS template`)
  return sms
}

/** The headers by which a mail client offers to stop such mails with one click (RFC 8058). */
export const unsubscribeHeaders = ({ unsubscribeUrl: url }: Message): Record<string, string> =>
  url === undefined ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** One message to one person on one channel. The id is the same however often it is tried. */
export type Delivery = {
  id: string
  /** Without an id for a vendor, who has no account. */
  user: { id: string | null; email: string; phone_number: string | null; chat?: ChatAddress | null }
  /** Where the app channel reaches the person. */
  devices: PushSubscriptionRow[]
  message: Message
}

/** Why a channel can never reach this person: it is switched off, and the person is notified. */
export type SwitchOff = 'opted-out' | 'landline'

/** Why a provider permanently refuses a number. `country`: it is not enabled there. `other`: the operator must fix it. */
export type Refusal = SwitchOff | 'invalid' | 'country' | 'other'

/**
 * The outcome of a delivery.
 *
 * `sent`: the provider accepted it; the cost is an estimate. `failed`: definitely not sent; `again` says whether and when
 * a retry may succeed; `refusal` is a permanent reason. `unknown`: it may have been sent: never retried. `skipped`: there was no recipient.
 */
export type Outcome = { deliveryId: string } & (
  | { kind: 'sent'; providerId?: string; costPaise?: number }
  | { kind: 'failed'; again: boolean; note: string; retryAfterMs?: number; switchOff?: SwitchOff; refusal?: Refusal }
  | { kind: 'unknown'; note: string }
  | { kind: 'skipped'; note: string }
) & { goneDevices?: string[] }

/** A delivery whose outcome was lost, and what is known about it. */
export type LostDelivery = Delivery & {
  /** When the handing over began. */
  since: Date
  /** The provider's names of the person's other messages on this channel. */
  otherProviderIds: string[]
  /** Whether another message to the person is being handed over on this channel: its name is not known yet. */
  isAnotherUnderWay: boolean
}

export type Found = { handed: true; providerId?: string } | { handed: false }

/** What the product needs of a channel. No call throws: a failure is an outcome. */
export type ChannelPort = {
  /** The provider of the messages: 'outbox', 'twilio', 'sendgrid', 'smtp', 'telegram' or 'web-push'. */
  provider: string
  /** True if a provider is configured, so that messages are really sent. */
  connected: boolean
  /** How many deliveries it takes at once. */
  atOnce: number
  /** What one message is estimated to cost, by which the day's budget is kept; none where it costs next to nothing. */
  pricePaise?: number
  /** False while the provider is left alone because it failed again and again. */
  isHealthy(): boolean
  /** Hands over each delivery at most once; an outcome each, in any order. */
  deliver(deliveries: Delivery[]): Promise<Outcome[]>
  /** For channels that can be queried: which deliveries they received. Uncertain ones are left out. */
  wereHanded?(lost: LostDelivery[]): Promise<Map<string, Found>>
}

export type Channels = Record<Channel, ChannelPort>

/** What a provider reports afterwards of a message it had accepted. */
export type StatusReport = {
  deliveryId: string
  providerId: string
  state: 'sent' | 'delivered' | 'failed'
  note: string | null
  switchOff?: SwitchOff
}

/**
 * Reads a provider's status callback.
 *
 * @param url the URL as given to the provider, query included.
 * @returns 'forged' if the signature is not the provider's, null for a report that does not concern us.
 */
export type CallbackReader = (callback: {
  url: string
  signature: string
  fields: Record<string, string>
}) => Promise<StatusReport | null | 'forged'>
