import * as z from 'zod/mini'

/** '400050': six digits, the first not 0. */
export const PinCode = z.string('PIN code must be text').check(z.regex(/^[1-9]\d{5}$/, 'PIN code must be six digits'))

/** A PIN code, or empty for none. */
export const OptionalPinCode = z
  .string('PIN code must be text')
  .check(z.regex(/^([1-9]\d{5})?$/, 'PIN code must be six digits'))

/** A UPI ID such as 'sharma.kirana@okaxis', or empty for none. */
export const UpiId = z
  .string('UPI ID must be text')
  .check(z.trim(), z.regex(/^$|^[a-zA-Z0-9._-]{2,64}@[a-zA-Z][a-zA-Z0-9]{1,63}$/, 'UPI ID looks like name@bank'))

/** A GSTIN such as '27AAPFU0939F1ZV': state, PAN, entity, Z, check digit. */
export const gstin = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
