/** Whole paise: the only form in which money is added, compared and stored. */
export type Paise = number

/**
 * Converts rupees to paise; more than two decimals round half up.
 *
 * @throws RangeError for invalid amounts: negative, not finite, or beyond what a double represents exactly.
 */
export function toPaise(rupees: number): Paise {
  // Through the shortest decimal form, since 1.005 × 100 is 100.49999999999999.
  const paise = Math.round(Number(`${rupees.toFixed(6)}e2`))
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError(`${rupees} is no amount of rupees`)
  return paise
}

/** Rupees with at most two decimals, for the API and for display. */
export const toRupees = (paise: Paise): number => paise / 100

/**
 * Reads an amount of rupees as people type it: '66.50', '₹ 1,06,650' and '66,50'; NaN for anything else. One or two digits after a
 * last comma are paise: no thousands end like that.
 */
export function readRupees(typed: string): number {
  const plain = typed.replaceAll(/[₹\s]/g, '')
  const [, whole, paise = '0'] = /^(\d{1,9}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  return whole === undefined ? Number.NaN : Number(`${whole.replaceAll(',', '')}.${paise}`)
}

/** '₹1,23,456.50' */
export function formatRupees(paise: Paise): string {
  const amount = Math.abs(paise)
  const rest = String(amount % 100).padStart(2, '0')
  return `${paise < 0 ? '-' : ''}₹${inLakhs(Math.floor(amount / 100))}.${rest}`
}

/** '1,23,456': whole, with Indian grouping. `Intl` gives the same result but is slower to initialise on a page. */
export const inLakhs = (amount: number): string => String(amount).replaceAll(/(\d)(?=(\d\d)+\d$)/g, '$1,')
