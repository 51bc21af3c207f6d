import { timeZone } from '@planner/contract/constants/page'
import type { Channel } from '@planner/contract/notifications'
import type { Context } from '#context.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import type { ChannelPort } from '#providers/channels.ts'

/** Channels that cost money or a sender's reputation; the app's own push costs neither. */
export type LimitedChannel = Exclude<Channel, 'app'>

/** What the installation may still send today, in Indian time. */
export type Budget = {
  day: string
  messages: number
  paise: number
  /** Estimated cost of one message. */
  pricePaise: number
}

/** The sending limits of a channel. */
export type OutgoingLimit = {
  channel: LimitedChannel
  /** Messages per person and day, in the person's time zone. */
  perPerson: number
  /** Null if nothing leaves the installation: messages stay in the outbox. */
  budget: Budget | null
  /** Notes for messages over either limit, without a final full stop. */
  overPerson: string
  overBudget: string
}

/**
 * The share of the installation's daily budget reserved for one-time codes, so that reminders cannot keep others from
 * signing up.
 */
const reservedForCodes = 0.1

const names: Record<LimitedChannel, string> = {
  sms: 'SMS',
  whatsapp: 'WhatsApp messages',
  telegram: 'Telegram messages',
  voice: 'calls',
  email: 'emails',
}

export const perPersonLimit = ({ config }: Context, channel: LimitedChannel): number =>
  config.outgoing.perPerson[channel]

/** Returns the sending limits of a channel; null for the app, which has none. */
export function outgoingLimit(context: Context, channel: Channel, now: Date): OutgoingLimit | null {
  if (channel === 'app') return null
  const perPerson = perPersonLimit(context, channel)
  const port = context.channels[channel]
  return {
    channel,
    perPerson,
    budget: port.connected ? reminderBudget(context, port, now) : null,
    overPerson: `Daily limit of ${perPerson} ${names[channel]} reached`,
    overBudget: 'This planner has reached its sending limit for today',
  }
}

function reminderBudget(context: Context, port: ChannelPort, now: Date): Budget {
  const whole = wholeBudget(context, port, now)
  const share = 1 - reservedForCodes
  return { ...whole, messages: Math.floor(whole.messages * share), paise: Math.floor(whole.paise * share) }
}

/** Returns the full daily budget, available to one-time codes. */
export function wholeBudget(
  { config }: Context,
  { pricePaise = 0 }: Pick<ChannelPort, 'pricePaise'>,
  now: Date,
): Budget {
  const { messages, rupees } = config.outgoing
  return { day: budgetDay(now), messages, paise: rupees * 100, pricePaise }
}

export const budgetDay = (now: Date): string => wallTimeOf(now, timeZone).day
