import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day, Done, optionalText, TimeZone, text } from '../fields.ts'
import { User } from './auth.ts'

/** The five flags for the channels on which a person wants to be notified. */
export const flags = [
  'sms_notifications',
  'email_notifications',
  'whatsapp_notifications',
  'voice_notifications',
  'newsletter_subscription',
] as const
export type Flag = (typeof flags)[number]

const FlagValue = z.optional(z.boolean('A notification flag must be true or false'))

export const me = endpoint({
  method: 'GET',
  path: '/api/profile/me',
  access: 'member',
  summary: 'Get the user’s profile',
  input: z.object({}),
  result: z.object({ user: User }),
})

/** Omitted fields keep their values. An empty phone number removes the number. */
export const update = endpoint({
  method: 'PUT',
  path: '/api/profile/update',
  access: 'member',
  summary: 'Update the profile, fully or partly',
  input: z.object({
    full_name: z.optional(text('Full name', { max: 100 })),
    phone_number: z.optional(z.nullable(optionalText('Phone number', { max: 32 }))),
    location: z.optional(z.nullable(optionalText('Location', { max: 120 }))),
    time_zone: z.optional(TimeZone),
    sms_notifications: FlagValue,
    email_notifications: FlagValue,
    whatsapp_notifications: FlagValue,
    voice_notifications: FlagValue,
    newsletter_subscription: FlagValue,
  }),
  result: z.object({ message: z.string(), user: User }),
})

export const completeTutorial = endpoint({
  method: 'POST',
  path: '/api/profile/complete-tutorial',
  access: 'member',
  summary: 'Mark the tutorial as completed or skipped',
  input: z.object({}),
  result: Done,
})

const Count = z.int().check(z.minimum(0))

/** A person's activity so far, in numbers. */
export const Activity = z.object({
  /** Existing reminders; a repeating one counts once. */
  reminders_made: Count,
  /** Completed occurrences: a daily reminder done five times counts five. */
  reminders_completed: Count,
  recipes_saved: Count,
  /** Including cancelled orders, like the total on the orders page. */
  orders_placed: Count,
  /** Rupees, tax included; without cancelled orders. */
  spent: z.number(),
  /**
   * The last 14 days in the person's time zone, oldest first, today last: how many occurrences were due on the day, and
   * how many of these are done.
   */
  days: z.array(z.object({ date: Day, due: Count, completed: Count })),
})
export type Activity = z.infer<typeof Activity>

export const activity = endpoint({
  method: 'GET',
  path: '/api/profile/activity',
  access: 'member',
  summary: 'Activity counts for the user',
  input: z.object({}),
  result: Activity,
})
