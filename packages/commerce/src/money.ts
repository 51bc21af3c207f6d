/** Whole paise: the only form in which money is added, compared and stored. */
export type Paise = number

/**
 * Converts rupees to paise; more than two decimals are rounded half up.
 *
 * @throws RangeError for invalid amounts: negative, not finite, or beyond what a double represents exactly.
 */
export function toPaise(rupees: number): Paise {
  // Uses the shortest decimal form, since 1.005 × 100 is 100.49999999999999.
  const paise = Math.round(Number(`${rupees.toFixed(6)}e2`))
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError(`${rupees} is no amount of rupees`)
  return paise
}

/** Converts paise to rupees with at most two decimals, for the API and for display. */
export const toRupees = (paise: Paise): number => paise / 100

/**
 * Parses an amount of rupees as typed: '66.50', '₹ 1,06,650' and '66,50'; NaN for anything else. One or two digits
 * after the last comma are paise, since a group of thousands has three.
 */
export function readRupees(typed: string): number {
  const plain = typed.replaceAll(/[₹\s]/g, '')
  const [, whole, paise = '0'] = /^(\d{1,9}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  return whole === undefined ? Number.NaN : Number(`${whole.replaceAll(',', '')}.${paise}`)
}

/** Formats an amount: '₹1,23,456.50'. */
export function formatRupees(paise: Paise): string {
  const amount = Math.abs(paise)
  const rest = String(amount % 100).padStart(2, '0')
  return `${paise < 0 ? '-' : ''}₹${inLakhs(Math.floor(amount / 100))}.${rest}`
}

/**
 * Formats an integer with Indian grouping: '1,23,456'. `Intl` gives the same result but is slower to initialize on a
 * page.
 */
export const inLakhs = (amount: number): string => String(amount).replaceAll(/(\d)(?=(\d\d)+\d$)/g, '$1,')
