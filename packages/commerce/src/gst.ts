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

/**
 * The sums of several bills, one a vendor: each shop taxes what it sells, so the whole is the sum of the parts to the paisa.
 */
export function totalsByVendor(
  lines: readonly { price: Paise; quantity: number; vendor_id: string | null; vendor_name: string | null }[],
  rates: Rates,
): Totals {
  const bills = [...Map.groupBy(lines, billOf).values()].map((own) => totalsOf(own, rates))
  return sumOf(bills)
}

/** What makes two lines part of one bill: the same shop. */
export const billOf = (line: { vendor_id: string | null; vendor_name: string | null }): string =>
  line.vendor_id ?? `name ${line.vendor_name ?? ''}`

export const sumOf = (bills: readonly Totals[]): Totals =>
  bills.reduce(
    (sum, one) => ({
      subtotal: sum.subtotal + one.subtotal,
      cgst: sum.cgst + one.cgst,
      sgst: sum.sgst + one.sgst,
      total: sum.total + one.total,
    }),
    { subtotal: 0, cgst: 0, sgst: 0, total: 0 },
  )

/** Integer arithmetic, so that half a paisa is not lost to rounding errors. */
const shareOf = (amount: Paise, perCent: number): Paise => Math.floor((amount * perCent + 50) / 100)
