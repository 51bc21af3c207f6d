import { totalsOf } from '@planner/commerce/gst'
import { toRupees } from '@planner/commerce/money'
import type { Cart, Totals } from '@planner/contract/cart'
import { gst } from '@planner/contract/constants'
import type { Context } from '#context.ts'
import type { CartRow, Line } from '#platform/db/tables.ts'
import { lineInRupees } from './line-in-rupees.ts'

/** A cart as the page sees it; who has none sees an empty one. */
export function cartInRupees({ payments }: Pick<Context, 'payments'>, cart: CartRow | null): Cart {
  const lines = cart?.lines ?? []
  return {
    items: lines.map(lineInRupees),
    version: cart?.version ?? 0,
    totals: totalsInRupees(lines),
    address: cart?.address ?? null,
    pin_code: cart?.pin_code ?? null,
    payment_method: payments ? 'gateway' : 'on_delivery',
  }
}

function totalsInRupees(lines: Line[]): Totals {
  const { subtotal, cgst, sgst, total } = totalsOf(lines, gst)
  return {
    subtotal: toRupees(subtotal),
    cgst: toRupees(cgst),
    sgst: toRupees(sgst),
    total_amount: toRupees(total),
  }
}
