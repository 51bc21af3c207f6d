import * as z from 'zod/mini'
import { notifications as limits } from './constants/notifications.ts'
import { endpoint } from './endpoint.ts'
import { unreachedReasons } from './failures.ts'
import { Day, Done, Id, Instant, Time, text, Waited } from './fields.ts'

export const channels = ['app', 'sms', 'whatsapp', 'telegram', 'email', 'voice'] as const
export const Channel = z.enum(channels)
export type Channel = z.infer<typeof Channel>

/**
 * Why an alert is sent: ahead of a reminder, when it is due, again after a snooze, again because it is not done yet, as
 * the morning digest, or as the list of alerts that could not be sent in time.
 */
export const moments = ['before', 'due', 'snoozed', 'nag', 'digest', 'missed', 'helper', 'escalated'] as const
export const Moment = z.enum(moments)
export type Moment = z.infer<typeof Moment>

/** The moments that are planned with the reminder itself; the open tab checks for these too. */
const plannedMoments = ['before', 'due'] as const
export type PlannedMoment = (typeof plannedMoments)[number]

/** Delivery state. `unknown`: the provider's response was lost; it is never sent again. */
const deliveryStates = [
  'waiting',
  'claimed',
  'handing',
  'sent',
  'delivered',
  'failed',
  'unknown',
  'skipped',
  'late',
] as const
export const DeliveryState = z.enum(deliveryStates)
export type DeliveryState = z.infer<typeof DeliveryState>

/** The content of a push message, as the service worker shows it. Two alerts with the same tag are shown as one. */
export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  tag: z.string(),
  url: z.string(),
  /** Authorizes the notification's buttons without a session, for this one occurrence only. */
  ticket: z.optional(z.string()),
  /** True for a dose of a medicine, which is taken or skipped. */
  dose: z.optional(z.boolean()),
})
export type PushMessage = z.infer<typeof PushMessage>

/**
 * Returns the tag of an alert, the same in the tab's own check and in the server's push. Several advance alerts of one
 * reminder are distinguished by their lead time.
 */
export const alertTag = (reminderId: string, day: string, moment: Moment, round = 0): string =>
  `reminder:${reminderId}:${day}:${moment}${moment === 'before' && round > 0 ? `:${round}` : ''}`

export const pushKey = endpoint({
  method: 'GET',
  path: '/api/notifications/push-key',
  access: 'member',
  summary: 'The public key with which a browser subscribes to push',
  input: z.object({}),
  result: z.object({ public_key: z.string() }),
})

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/notifications/subscriptions',
  access: 'member',
  summary: 'Turn on push for this browser',
  input: z.object({
    endpoint: z.url('That isn’t a valid push endpoint').check(z.maxLength(2000, 'That push endpoint is too long')),
    keys: z.object({
      p256dh: z
        .string('p256dh must be text')
        .check(z.regex(/^[A-Za-z0-9_-]{87}=?$/, 'p256dh must be a valid push key')),
      auth: z
        .string('auth must be text')
        .check(z.regex(/^[A-Za-z0-9_-]{22}={0,2}$/, 'auth must be a valid push secret')),
    }),
  }),
  result: Done,
})

export const unsubscribe = endpoint({
  method: 'DELETE',
  path: '/api/notifications/subscriptions',
  access: 'member',
  summary: 'Turn off push for this browser',
  input: z.object({ endpoint: text('endpoint', { max: 2000 }) }),
  result: Done,
})

/** When and how often a person is notified of reminders; times are wall-clock times in the person's time zone. */
export const Preferences = z.object({
  /** Minutes before the due time of the first alert; 0 alerts only when due. */
  lead_minutes: z
    .int('lead_minutes must be a whole number')
    .check(
      z.minimum(0, 'lead_minutes must not be negative'),
      z.maximum(limits.leadMinutesMax, 'At most one day ahead'),
    ),
  /**
   * Quiet hours: alerts within them wait until their end, except a snooze, whose time the person chose. Both or
   * neither.
   */
  quiet_from: z.nullable(Time),
  quiet_until: z.nullable(Time),
  /** Whether doses of medicines ring during quiet hours. */
  medicines_ring: z.boolean('medicines_ring must be true or false'),
  /** When the day's reminders are sent in one message; null for no digest. */
  digest_at: z.nullable(Time),
  /** Minutes after which a reminder that is not done alerts again; null to alert only once. */
  nag_minutes: z.nullable(
    z
      .int('nag_minutes must be a whole number')
      .check(
        z.minimum(limits.nagMinutes.min, `At least ${limits.nagMinutes.min} minutes apart`),
        z.maximum(limits.nagMinutes.max, `At most ${limits.nagMinutes.max} minutes apart`),
      ),
  ),
})
export type Preferences = z.infer<typeof Preferences>

export const preferences = endpoint({
  method: 'GET',
  path: '/api/notifications/preferences',
  access: 'member',
  summary: 'Get alert settings',
  input: z.object({}),
  result: Preferences,
})

/** Omitted fields keep their values. */
export const setPreferences = endpoint({
  method: 'PUT',
  path: '/api/notifications/preferences',
  access: 'member',
  summary: 'Change alert settings',
  input: z.partial(Preferences),
  result: Preferences,
})

/** The state of one channel for a person, in answer to 'why am I not getting alerts?'. */
export const ChannelReport = z.object({
  channel: Channel,
  /** Whether the person has turned it on. */
  on: z.boolean(),
  /** Whether messages are really sent; false if they go to the outbox. */
  connected: z.boolean(),
  /** A readable reason why nothing arrives on it, null if it works; `reason` is its identifier for the page. */
  why_not: z.nullable(z.string()),
  reason: z.nullable(z.enum(unreachedReasons)),
  last: z.nullable(
    z.object({ at: Instant, state: DeliveryState, note: z.nullable(z.string()), kept_in_outbox: z.boolean() }),
  ),
  /** How much of the daily limit is used; null if there is none. */
  today: z.nullable(z.object({ used: z.int(), limit: z.int() })),
})
export type ChannelReport = z.infer<typeof ChannelReport>

export const channelReports = endpoint({
  method: 'GET',
  path: '/api/notifications/channels',
  access: 'member',
  summary: 'Channel status: on or off, reachable, and the last delivery',
  input: z.object({}),
  result: z.array(ChannelReport),
})

export const Delivery = z.object({
  id: Id,
  channel: Channel,
  moment: Moment,
  reminder_id: z.nullable(Id),
  title: z.string(),
  occurrence_on: Day,
  due_at: Instant,
  settled_at: z.nullable(Instant),
  state: DeliveryState,
  note: z.nullable(z.string()),
  /** Whether it was stored instead of sent, because the installation has no provider for the channel. */
  kept_in_outbox: z.boolean(),
})
export type Delivery = z.infer<typeof Delivery>

/**
 * Newest first; `before` is the `due_at` of the last one received, and `before_id` its id, since several may be due at
 * the same time.
 */
export const deliveries = endpoint({
  method: 'GET',
  path: '/api/notifications/deliveries',
  access: 'member',
  summary: 'Messages sent to the user and their delivery state, 50 at a time',
  input: z.object({ before: z.optional(Instant), before_id: z.optional(Id) }),
  result: z.array(Delivery),
})

export const snoozes = ['ten-minutes', 'hour', 'three-hours', 'evening', 'tomorrow', 'week'] as const
export const Snooze = z.enum(snoozes, 'Snooze until must be ten-minutes, hour, three-hours, evening, tomorrow or week')
export type Snooze = z.infer<typeof Snooze>

export const snooze = endpoint({
  method: 'POST',
  path: '/api/notifications/snooze',
  access: 'member',
  summary:
    'Snooze one occurrence of a reminder, from its due time if that is ahead; by a name, or until a day and time',
  carries: ['idempotency-key'],
  input: z.object({
    reminder_id: Id,
    occurrence_date: Day,
    snooze: z.optional(Snooze),
    /** Instead of a named snooze: a day and a time in the person's time zone. */
    until_date: z.optional(Day),
    until_time: z.optional(Time),
    waited_ms: Waited,
  }),
  result: z.object({ rings_at: Instant }),
})

export const takeBackSnooze = endpoint({
  method: 'DELETE',
  path: '/api/notifications/snooze',
  access: 'member',
  summary: 'Take back a snooze: the occurrence rings when it would have, if that is still ahead',
  input: z.object({
    reminder_id: Id,
    occurrence_date: Day,
    /** When the previous snooze was to alert; that snooze is restored if its time is still ahead. */
    earlier: z.optional(Instant),
  }),
  result: Done,
})

export const Snoozed = z.object({ reminder_id: Id, occurrence_date: Day, rings_at: Instant })
export type Snoozed = z.infer<typeof Snoozed>

export const snoozed = endpoint({
  method: 'GET',
  path: '/api/notifications/snoozed',
  access: 'member',
  summary: 'Snoozed reminders that haven’t alerted again yet, soonest first',
  input: z.object({}),
  result: z.array(Snoozed),
})

/** For a notification's buttons when no page is open: the ticket replaces the session. */
export const act = endpoint({
  method: 'POST',
  path: '/api/notifications/act',
  access: 'anyone',
  summary: 'Complete, snooze or skip the occurrence from a notification',
  input: z.object({
    ticket: z.string('ticket must be text').check(z.minLength(20, 'That ticket isn’t valid'), z.maxLength(400)),
    action: z.enum(['done', 'snooze', 'skip'], 'action must be done, snooze or skip'),
  }),
  result: Done,
})

export const OutboxMessage = z.object({
  id: Id,
  channel: Channel,
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  created_at: Instant,
})
export type OutboxMessage = z.infer<typeof OutboxMessage>

/** Not available in production. */
export const outbox = endpoint({
  method: 'GET',
  path: '/api/dev/outbox',
  access: 'member',
  summary: 'The user’s messages on channels without a provider, newest first',
  input: z.object({}),
  result: z.array(OutboxMessage),
})

const Count = z.int().check(z.minimum(0))

export const ChannelOperations = z.object({
  channel: Channel,
  /** The provider: 'outbox', 'twilio', 'telegram', 'sendgrid', 'smtp', 'web-push'. */
  provider: z.string(),
  connected: z.boolean(),
  /** False while the provider is suspended for half a minute after repeated failures. */
  healthy: z.boolean(),
  waiting: Count,
  /** In the last 24 hours. */
  sent: Count,
  delivered: Count,
  failed: Count,
  unknown: Count,
  /** Estimated cost of the last 30 days in paise; null if the price is unknown. */
  spend_paise: z.nullable(Count),
  last_failure: z.nullable(z.object({ at: Instant, note: z.string() })),
})
export type ChannelOperations = z.infer<typeof ChannelOperations>

export const operations = endpoint({
  method: 'GET',
  path: '/api/admin/operations',
  access: 'admin',
  summary: 'Notification metrics per channel: waiting, sent, failed, spend and lag',
  input: z.object({}),
  result: z.object({
    channels: z.array(ChannelOperations),
    /** Milliseconds from due to sent, over the last hour; null if nothing was sent. */
    lag_ms: z.object({ p50: z.nullable(z.number()), p99: z.nullable(z.number()) }),
    /** When the oldest unsent alert was due. */
    oldest_due_at: z.nullable(Instant),
    /** Messages sent today, by Indian time, and the budget at which reminders stop. */
    outgoing: z.object({
      messages: Count,
      messages_limit: Count,
      /** Estimated. */
      spend_paise: Count,
      rupees_limit: Count,
      /** When the budget was used up; null if it is not. */
      stopped_at: z.nullable(Instant),
    }),
  }),
})
