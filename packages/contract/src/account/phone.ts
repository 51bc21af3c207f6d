import * as z from 'zod/mini'
import { phone } from '../constants/notifications.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields.ts'
import { PhoneNumber } from '../phone-number.ts'

export const sendOtp = endpoint({
  method: 'POST',
  path: '/api/sms/send-otp',
  access: 'member',
  summary: 'Send a one-time code to a phone number',
  input: z.object({ phone_number: PhoneNumber }),
  result: z.object({
    status: z.literal('pending'),
    /** The number as stored: E.164. */
    phone_number: z.string(),
    /** Seconds until another code may be requested. */
    resend_after: z.number(),
    /** True when no provider is configured: the code is then in the user's outbox. */
    in_outbox: z.boolean(),
  }),
})

/**
 * A wrong code is not an error: `valid` is false, and `reason` tells whether another attempt may succeed. After
 * `expired` and `too-many` no code is accepted until a new one is requested.
 */
export const verifyOtp = endpoint({
  method: 'POST',
  path: '/api/sms/verify-otp',
  access: 'member',
  summary: 'Verify a phone number with a one-time code',
  input: z.object({
    phone_number: PhoneNumber,
    code: z
      .string('Code must be text')
      .check(
        z.trim(),
        z.minLength(phone.codeMin, 'Please enter the OTP code'),
        z.maxLength(phone.codeMax, `Code must be at most ${phone.codeMax} characters`),
      ),
  }),
  result: z.object({ valid: z.boolean(), reason: z.nullable(z.enum(['wrong', 'expired', 'too-many'])) }),
})

export const sendTest = endpoint({
  method: 'POST',
  path: '/api/sms/send-notification',
  access: 'member',
  summary: 'Send a test message to the user’s verified number',
  input: z.object({ message: text('Message', { max: phone.testMessageMax }) }),
  result: z.object({ message_sid: z.string() }),
})
