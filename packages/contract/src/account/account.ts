import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Done, Id, Instant } from '../fields.ts'
import { DeviceToken, Email, NewPassword } from './auth.ts'

export const CurrentPassword = z
  .string('Password must be text')
  .check(z.minLength(1, 'Please enter your password'), z.maxLength(1000, 'Incorrect password'))

/** This session continues under a new token that replaces its own; every other session ends. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  access: 'member',
  summary: 'Change the password',
  input: z.object({ current_password: CurrentPassword, new_password: NewPassword }),
  result: z.object({ message: z.string(), access_token: z.string() }),
})

/** The response is the same whether or not the address has an account. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/account/forgot-password',
  access: 'anyone',
  summary: 'Request an email with a password reset link',
  input: z.object({ email: Email }),
  result: Done,
})

/** Takes the token of the emailed link (/#reset=…), valid once, for 30 minutes. Ends every session. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/account/reset-password',
  access: 'anyone',
  summary: 'Set a new password with an emailed link',
  input: z.object({
    token: z.string('token must be text').check(z.minLength(1, 'token must not be empty'), z.maxLength(200)),
    new_password: NewPassword,
    device_token: DeviceToken,
  }),
  result: Done,
})

/** Takes the token of the emailed link (/#verify=…), valid once, for 48 hours, for any signed-in user. */
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/account/verify-email',
  access: 'anyone',
  summary: 'Confirm an email address with an emailed link',
  input: z.object({
    token: z.string('token must be text').check(z.minLength(1, 'token must not be empty'), z.maxLength(200)),
  }),
  result: Done,
})

/** A new link invalidates the previous one. */
export const sendVerification = endpoint({
  method: 'POST',
  path: '/api/account/send-verification',
  access: 'member',
  summary: 'Request an email with a link that confirms the email address',
  input: z.object({}),
  result: Done,
})

/** A browser that is signed in. */
export const SignedInDevice = z.object({
  id: Id,
  /** 'Chrome on Android', 'Firefox on Windows', 'An unknown browser'. */
  device: z.string(),
  /** The kind of device, for an icon. */
  form: z.enum(['phone', 'tablet', 'computer', 'unknown']),
  /**
   * The network address of the sign-in, without its last part: '203.0.113.x', '2001:db8:85a3::x'; null if it was not
   * recorded.
   */
  address: z.nullable(z.string()),
  created_at: Instant,
  /** Rounded to the hour. */
  last_used_at: Instant,
  /** True for the device that makes the request. */
  is_this_one: z.boolean(),
})
export type SignedInDevice = z.infer<typeof SignedInDevice>

/** The requesting device first, then by last use, latest first. */
export const sessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'member',
  summary: 'List signed-in devices',
  input: z.object({}),
  result: z.object({ sessions: z.array(SignedInDevice) }),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  access: 'member',
  summary: 'Sign out one device',
  input: z.object({ id: Id }),
  result: Done,
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'member',
  summary: 'Sign out all other devices',
  input: z.object({}),
  result: z.object({ message: z.string(), ended: z.int() }),
})
