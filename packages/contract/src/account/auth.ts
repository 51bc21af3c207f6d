import * as z from 'zod/mini'
import { password } from '../constants/accounts.ts'
import { endpoint } from '../endpoint.ts'
import { Done, Id, Instant, text } from '../fields.ts'

/**
 * Verification of an email address. `unverified`: reminders are not emailed until an emailed link is opened. `no-mail`:
 * not verified either, but this server cannot send such a link.
 */
const emailStates = ['verified', 'unverified', 'no-mail'] as const

export const User = z.object({
  id: Id,
  email: z.string(),
  full_name: z.string(),
  phone_number: z.nullable(z.string()),
  location: z.nullable(z.string()),
  is_admin: z.boolean(),
  created_at: Instant,
  tutorial_completed: z.boolean(),
  sms_notifications: z.boolean(),
  email_notifications: z.boolean(),
  whatsapp_notifications: z.boolean(),
  voice_notifications: z.boolean(),
  newsletter_subscription: z.boolean(),
  /** Read-only: true while the server can send email. */
  sendgrid_connected: z.boolean(),
  email_state: z.enum(emailStates),
  phone_verified: z.boolean(),
  current_city: z.nullable(z.string()),
  /** IANA name of the time zone of the person's wall-clock times. */
  time_zone: z.string(),
  /** When the account will be deleted; null if no deletion is scheduled. Until then it can be cancelled. */
  deletion_planned_at: z.nullable(Instant),
  /** When an administrator disabled the account; absent if it is active. */
  disabled_at: z.optional(Instant),
})
export type User = z.infer<typeof User>

/** The three rules for a new password, in the order in which the page lists them. */
export const passwordRules = [
  { name: 'At least 8 characters', holds: (value: string) => value.length >= password.min },
  { name: 'At least 1 uppercase letter', holds: (value: string) => /\p{Lu}/u.test(value) },
  { name: 'At least 1 number', holds: (value: string) => /\d/.test(value) },
] as const

export const missingFromPassword = (value: string): string[] =>
  passwordRules.filter((rule) => !rule.holds(value)).map((rule) => rule.name)

export const Email = z
  .string('Email must be text')
  .check(z.trim(), z.maxLength(254, 'Email is too long'), z.email('Email must be a valid address'))

/** A new password, checked against the rules. */
export const NewPassword = z.string('Password must be text').check(
  z.maxLength(password.max, `Password must be at most ${password.max} characters`),
  z.refine((value) => missingFromPassword(value).length === 0, {
    error: (issue) => `Password must contain: ${missingFromPassword(String(issue.input)).join(', ')}`,
  }),
)

/**
 * A secret of 256 bits that a browser generates once and keeps. After it has signed in to an account, other people's
 * failed attempts at that account do not slow it down.
 */
export const DeviceToken = z.optional(
  z
    .string('device_token must be text')
    .check(z.regex(/^[\w-]{43}$/, 'device_token must be 43 characters of base64url')),
)

export const Session = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  user: User,
})
export type Session = z.infer<typeof Session>

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'anyone',
  summary: 'Create an account and sign in',
  input: z.object({
    email: Email,
    password: NewPassword,
    full_name: text('Full name', { max: 100 }),
    device_token: DeviceToken,
  }),
  result: Session,
})

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  summary: 'Sign in',
  input: z.object({
    email: text('Email', { max: 254 }),
    password: z.string('Password must be text').check(z.minLength(1, 'Password must not be empty'), z.maxLength(1000)),
    device_token: DeviceToken,
  }),
  result: Session,
})

export const me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  access: 'member',
  summary: 'The signed-in user',
  input: z.object({}),
  result: User,
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'member',
  summary: 'Sign out: the token stops working',
  input: z.object({}),
  result: Done,
})
