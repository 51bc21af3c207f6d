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

/** Rupees with at most two decimals, for the wire and the eye. */
export const toRupees = (paise: Paise): number => paise / 100

/** '₹1,23,456.50' */
export function formatRupees(paise: Paise): string {
  const amount = Math.abs(paise)
  const rest = String(amount % 100).padStart(2, '0')
  return `${paise < 0 ? '-' : ''}₹${inLakhs(Math.floor(amount / 100))}.${rest}`
}

/** '1,23,456': whole, as India groups it. `Intl` says the same, but takes a page longer to begin with. */
export const inLakhs = (amount: number): string => String(amount).replaceAll(/(\d)(?=(\d\d)+\d$)/g, '$1,')
