import * as z from 'zod/mini'
import { google as limits } from './constants/google.ts'
import { endpoint } from './endpoint.ts'
import { Day, Done, Id, Instant, optionalText, Time, text } from './fields.ts'
import { Reminder } from './reminders.ts'

/** The kinds of data a person can let us read, each requested separately. */
export const grants = ['calendar', 'mail'] as const
export type Grant = (typeof grants)[number]

/**
 * The state of a person's connection to Google. If neither `connected` nor `expired` is true, there is none. `expired`
 * comes with `connected`: the connection exists, and must be renewed by connecting again.
 */
export const Connection = z.object({
  connected: z.boolean(),
  connected_at: z.nullable(Instant),
  /** By Google's names: the scopes that the person left selected. */
  scopes: z.array(z.string()),
  expired: z.boolean(),
  /** Whether this server can connect to Google at all. */
  configured: z.boolean(),
  /** The Google account's address; null if there is no connection. */
  email: z.nullable(z.string()),
  /** Which of the two kinds of data the scopes cover. */
  can_read: z.object({ calendar: z.boolean(), mail: z.boolean() }),
  calendar: z.object({
    synced_at: z.nullable(Instant),
    /** The window of the last sync, or the default for the first one. */
    sync_past_days: z.number(),
    sync_future_days: z.number(),
    /** Whether it is synced automatically every hour. */
    auto_sync: z.boolean(),
    /** Whether imported events alert like reminders. */
    notify: z.boolean(),
    /** The number of events currently in the planner. */
    events: z.number(),
  }),
})
export type Connection = z.infer<typeof Connection>

export const status = endpoint({
  method: 'GET',
  path: '/api/google/connection/status',
  access: 'member',
  summary: 'Google connection status and granted access',
  input: z.object({}),
  result: Connection,
})

/** By default imported events stay; unanswered suggestions from email are deleted. */
export const disconnect = endpoint({
  method: 'DELETE',
  path: '/api/google/connection',
  access: 'member',
  summary: 'Disconnect Google and revoke access; with remove_events, also delete imported events',
  input: z.object({
    remove_events: z._default(
      z.pipe(
        z.enum(['true', 'false'], 'remove_events must be true or false'),
        z.transform((value) => value === 'true'),
      ),
      false,
    ),
  }),
  result: Done,
})

export const authUrl = endpoint({
  method: 'GET',
  path: '/api/google/auth/url',
  access: 'member',
  summary: 'The Google consent URL; access already granted is kept',
  input: z.object({ grant: z._default(z.enum(grants, 'grant must be calendar or mail'), 'calendar') }),
  result: z.object({ authorization_url: z.string() }),
})

/** Called by the page to which Google redirects, in the session that requested the address. */
export const complete = endpoint({
  method: 'POST',
  path: '/api/google/auth/complete',
  access: 'member',
  summary: 'Submit the result of the Google consent screen',
  input: z.object({
    state: z._default(optionalText('state', { max: 512 }), ''),
    code: z.optional(optionalText('code', { max: 2048 })),
    error: z.optional(optionalText('error', { max: 200 })),
  }),
  result: Connection,
})

/** The redirect URI: a page of the server, to be registered at Google. */
export const callbackPath = '/api/google/callback'

/** Messages from the callback page to all open pages of the product, on the BroadcastChannel `google`. */
export type ConnectionNews = { outcome: 'connected' } | { outcome: 'failed'; detail: string }
export const connectionChannel = 'google'

/**
 * A page that opens Google in its own tab because a popup was blocked sets this key in its sessionStorage to 'tab': the
 * callback page then returns to /google instead of closing itself.
 */
export const returnKey = 'google-return'

export const settings = endpoint({
  method: 'PUT',
  path: '/api/google/settings',
  access: 'member',
  summary: 'Turn hourly sync and alerts for imported events on or off',
  input: z.object({
    auto_sync: z.optional(z.boolean('auto_sync must be true or false')),
    notify: z.optional(z.boolean('notify must be true or false')),
  }),
  result: Connection,
})

const oneOf = <const T extends readonly number[]>(name: string, choices: T, usual: T[number]) =>
  z._default(z.literal(choices, `${name} must be one of ${choices.join(', ')}`), usual)

export const syncCalendar = endpoint({
  method: 'POST',
  path: '/api/google/calendar/sync',
  access: 'member',
  summary: 'Import calendar events into the planner',
  input: z.object({
    sync_past_days: oneOf('sync_past_days', limits.pastDays, limits.pastDaysDefault),
    sync_future_days: oneOf('sync_future_days', limits.futureDays, limits.futureDaysDefault),
  }),
  result: z.object({
    message: z.string(),
    /** The number of events that this sync added, changed or removed. */
    synced_count: z.number(),
    /** The number of events currently in the planner. */
    total_events: z.number(),
    added: z.number(),
    changed: z.number(),
    removed: z.number(),
    /** The number of events changed in Google but kept as they are, since the person had changed them here. */
    kept: z.number(),
  }),
})

/**
 * 'return': the deadline for returning goods; 'document': the expiry of a document; 'investment': instalments and
 * deposits.
 */
export const mailKinds = [
  'bill',
  'card statement',
  'recharge',
  'insurance',
  'emi',
  'rent',
  'tax',
  'investment',
  'train',
  'flight',
  'bus',
  'cab',
  'hotel',
  'courier',
  'return',
  'appointment',
  'school',
  'subscription',
  'warranty',
  'document',
  'event',
] as const
export type MailKind = (typeof mailKinds)[number]

export const autoReminderTypes = ['warranty', 'subscription', 'bill', 'event'] as const

export const PotentialReminder = z.object({
  id: Id,
  /** All text of the mail is untrusted. */
  subject: z.string(),
  sender: z.string(),
  snippet: z.string(),
  suggested_reminder: z.object({
    title: z.string(),
    date: Day,
    /** 'HH:MM:SS'; null if the mail names no time. */
    time: z.nullable(z.string()),
    description: z.string(),
  }),
  /** Set if a later version of an accepted invitation moves or cancels its reminder. */
  change: z.optional(z.enum(['moved', 'cancelled'])),
  kind: z.enum(mailKinds),
  type: z.enum(autoReminderTypes),
  /** Rupees; null if the mail names no amount to pay. */
  amount: z.nullable(z.number()),
  /** The sentence of the mail that it was read from. */
  source_sentence: z.string(),
  /** From 0 to 1. */
  confidence: z.number(),
  /** The built-in reader, or a language model if that was more certain. */
  read_by: z.enum(['engine', 'model']),
  received_at: Instant,
  /** The mail in Gmail; null for a forwarded mail. */
  link: z.nullable(z.string()),
})
export type PotentialReminder = z.infer<typeof PotentialReminder>

const Stretch = z.object({
  max_emails: oneOf('max_emails', limits.maxEmails, limits.maxEmailsDefault),
  days_back: oneOf('days_back', limits.daysBack, limits.daysBackDefault),
})

const Analysis = z.object({
  /** All unanswered suggestions, including those from earlier analyses, soonest first. */
  potential_reminders: z.array(PotentialReminder),
  message: z.string(),
  emails_read: z.number(),
  /** How many are new. */
  found: z.number(),
  /** Whether `analyzeFurther` may find more. */
  further: z.boolean(),
})

export const analyzeMail = endpoint({
  method: 'POST',
  path: '/api/google/gmail/analyze',
  access: 'member',
  summary: 'Find bills, trips and dates in recent email: subjects and snippets only',
  input: Stretch,
  result: Analysis,
})

/** Returns nothing for people who have not let a model read their email. */
export const analyzeFurther = endpoint({
  method: 'POST',
  path: '/api/google/gmail/analyze-further',
  access: 'member',
  summary: 'Ask a language model about emails we’re unsure about; takes up to 15 seconds',
  input: Stretch,
  result: Analysis,
})

export const suggestions = endpoint({
  method: 'GET',
  path: '/api/google/suggestions',
  access: 'member',
  summary: 'Suggestions from email still to be answered, soonest first; works while Google is disconnected',
  input: z.object({}),
  result: z.object({ potential_reminders: z.array(PotentialReminder) }),
})

/**
 * Takes the suggestion as it was returned, with the person's changes in `suggested_reminder`. A repeated call creates
 * only one reminder.
 */
export const createFromEmail = endpoint({
  method: 'POST',
  path: '/api/google/reminder/create-from-email',
  access: 'member',
  summary: 'Accept a suggestion, with or without changes',
  input: z.object({
    id: Id,
    suggested_reminder: z.optional(
      z.object({
        title: z.optional(text('Title', { max: 300 })),
        date: z.optional(Day),
        time: z.optional(z.nullable(Time)),
        description: z.optional(optionalText('Description', { max: 5000 })),
      }),
    ),
  }),
  result: Reminder,
})

/** A dismissed suggestion does not come back, not even from another mail about the same matter. */
export const dismiss = endpoint({
  method: 'DELETE',
  path: '/api/google/suggestions/:id',
  access: 'member',
  summary: 'Dismiss a suggestion for good',
  input: z.object({ id: Id }),
  result: Done,
})

export const AutoReminder = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  /** The sender of the mail. */
  source: z.string(),
  created_date: Day,
  type: z.enum(autoReminderTypes),
  /** The day of the reminder. */
  date: Day,
})
export type AutoReminder = z.infer<typeof AutoReminder>

export const autoReminders = endpoint({
  method: 'GET',
  path: '/api/google/auto-reminders',
  access: 'member',
  summary: 'Upcoming reminders found in email, for the profile; the page shows samples when empty',
  input: z.object({}),
  result: z.object({ auto_reminders: z.array(AutoReminder) }),
})
