import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { Problem } from '#platform/problem.ts'

/** Country assumed for numbers without a country code. */
const homeCountry = 'IN'

/** Types of numbers that receive texts; some countries do not distinguish mobiles from landlines. */
const takesTexts = new Set<string | undefined>(['MOBILE', 'FIXED_LINE_OR_MOBILE'])

/** International dialling prefix, used in place of the plus. */
const internationalPrefix = /^\s*00/

/** Digits of the scripts of India, Devanagari to Malayalam; the library reads other scripts itself. */
const indianDigits = /[\u0966-\u0d6f]/g

/**
 * Converts Indian digits to ASCII. Each of these scripts has a block of 128 code points, with its digits at the same
 * offset.
 */
const inAscii = (text: string): string =>
  text.replace(indianDigits, (one) => (/\p{Nd}/u.test(one) ? String((one.charCodeAt(0) & 0x7f) - 0x66) : one))

/**
 * Returns a mobile number in any common notation as E.164: '98765 43210', '098765-43210', '+91 98765.43210', '0091…',
 * Devanagari digits.
 *
 * @throws Problem `phone.invalid`, or `phone.landline` if the number cannot receive texts.
 */
export function mobileNumber(written: string): string {
  const parsed = parsePhoneNumberFromString(inAscii(written).replace(internationalPrefix, '+'), {
    defaultCountry: homeCountry,
    extract: false,
  })
  if (!parsed?.isValid() || parsed.ext) throw new Problem('phone.invalid')
  const kind = parsed.getType()
  if (kind === 'FIXED_LINE') throw new Problem('phone.landline')
  if (!takesTexts.has(kind)) throw new Problem('phone.invalid')
  return parsed.number
}
