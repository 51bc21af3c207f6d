import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { Problem } from '#platform/problem.ts'

/** The country of numbers written without one. */
const homeCountry = 'IN'

/** Kinds of numbers that receive texts; in some countries the numbering plan does not distinguish mobiles from landlines. */
const takesTexts = new Set<string | undefined>(['MOBILE', 'FIXED_LINE_OR_MOBILE'])

/** What surrounds every number that is dialled from abroad, in place of the plus. */
const internationalPrefix = /^\s*00/

/** Digits of the scripts of India, Devanagari to Malayalam; the library reads other scripts itself. */
const indianDigits = /[\u0966-\u0d6f]/g

/** Each of these scripts has a block of 128 places, with its digits from the same place on. */
const inAscii = (text: string): string =>
  text.replace(indianDigits, (one) => (/\p{Nd}/u.test(one) ? String((one.charCodeAt(0) & 0x7f) - 0x66) : one))

/**
 * A mobile number in any usual writing, as E.164: '98765 43210', '098765-43210', '+91 98765.43210', '0091…', Devanagari
 * digits.
 *
 * @throws Problem `phone.invalid`, or `phone.landline` where the number cannot receive texts.
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
