import * as z from 'zod/mini'
import { text } from './fields.ts'

/**
 * A phone number as typed, for verification or for a helper. Checking validity (mobile numbers of any country, India
 * without a prefix) needs the numbering plans, so it is done by the server:
 * apps/server/src/features/phone/phone-number.ts.
 */
export const PhoneNumber = text('Phone number', { max: 32 })

/** Normalizes '98765 43210', '+91 98765-43210' and '098765 43210' to '+919876543210'; empty for none. */
const IndianNumber = z.pipe(
  z
    .string('Number must be text')
    .check(z.regex(/^$|^(\+91|91|0)?[6-9]\d{9}$/, 'Enter a 10-digit Indian mobile number'), z.maxLength(20)),
  z.transform((number: string) => (number === '' ? '' : `+91${number.slice(-10)}`)),
)

/**
 * An Indian mobile number as typed, with spaces, dashes or brackets; for people's own shops, which are all in India.
 */
export const IndianMobileNumber = z.pipe(
  z.pipe(
    z.string('Number must be text').check(z.maxLength(30, 'Number must be at most 30 characters')),
    z.transform((typed: string) => typed.replaceAll(/[\s().-]/g, '')),
  ),
  IndianNumber,
)
