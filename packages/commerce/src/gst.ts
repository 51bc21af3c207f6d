import type { Paise } from './money.ts'

/** The amounts of a bill, in paise. */
export type Totals = { subtotal: Paise; cgst: Paise; sgst: Paise; total: Paise }

/** Per cent of the subtotal. */
export type Rates = { cgst: number; sgst: number }

/**
 * Computes the amounts of a bill: each half of the tax is its share of the subtotal, rounded half up to the paisa
 * (docs/product/decisions.md#22; section 170 of the CGST Act rounds to the rupee only payments to the government, not
 * amounts on a bill).
 *
 * @param lines with a price per piece in paise and a quantity, both non-negative integers.
 * @param rates in whole per cent.
 */
export function totalsOf(lines: readonly { price: Paise; quantity: number }[], rates: Rates): Totals {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const cgst = shareOf(subtotal, rates.cgst)
  const sgst = shareOf(subtotal, rates.sgst)
  return { subtotal, cgst, sgst, total: subtotal + cgst + sgst }
}

/**
 * Computes the amounts of several bills, one per vendor: each shop taxes its own sales, so the whole is the sum of the
 * parts to the paisa.
 */
export function totalsByVendor(
  lines: readonly { price: Paise; quantity: number; vendor_id: string | null; vendor_name: string | null }[],
  rates: Rates,
): Totals {
  const bills = [...Map.groupBy(lines, billOf).values()].map((own) => totalsOf(own, rates))
  return sumOf(bills)
}

/** Returns a key that is the same for lines on the same bill, that is, from the same shop. */
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

/** Returns a percentage, rounded half up, in integer arithmetic so that half a paisa is not lost to rounding errors. */
const shareOf = (amount: Paise, perCent: number): Paise => Math.floor((amount * perCent + 50) / 100)
