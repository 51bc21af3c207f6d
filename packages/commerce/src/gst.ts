import type { Paise } from './money.ts'

/** A bill's sums, each in paise. */
export type Totals = { subtotal: Paise; cgst: Paise; sgst: Paise; total: Paise }

/** Per cent of the subtotal. */
export type Rates = { cgst: number; sgst: number }

/**
 * The sums of a bill: each half of the tax is the subtotal's share rounded half up to the paisa (docs/product/decisions.md#22; section 170
 * of the CGST Act rounds to the rupee only what is paid to the government, not what a bill says).
 *
 * @param lines price each in paise and quantity, both whole and not negative.
 * @param rates whole per cent.
 */
export function totalsOf(lines: readonly { price: Paise; quantity: number }[], rates: Rates): Totals {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const cgst = shareOf(subtotal, rates.cgst)
  const sgst = shareOf(subtotal, rates.sgst)
  return { subtotal, cgst, sgst, total: subtotal + cgst + sgst }
}

/** Whole arithmetic, so that half a paisa is never a hair less. */
const shareOf = (amount: Paise, perCent: number): Paise => Math.floor((amount * perCent + 50) / 100)
