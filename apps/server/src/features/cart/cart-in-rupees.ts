import { totalsByVendor } from '@planner/commerce/gst'
import { toRupees } from '@planner/commerce/money'
import type { Cart, Totals } from '@planner/contract/cart'
import { gst } from '@planner/contract/constants'
import type { Context } from '#context.ts'
import type { CartRow, Line } from '#platform/db/tables.ts'
import { lineInRupees } from './line-in-rupees.ts'

/** A cart as the page sees it; who has none sees an empty one. */
export function cartInRupees({ payments, clock }: Pick<Context, 'payments' | 'clock'>, cart: CartRow | null): Cart {
  const lines = cart?.lines ?? []
  return {
    items: lines.map(lineInRupees),
    version: cart?.version ?? 0,
    totals: totalsInRupees(lines),
    address: cart?.address ?? null,
    pin_code: cart?.pin_code ?? null,
    deliver_by: cart?.deliver_by && cart.deliver_by > clock.now() ? cart.deliver_by.toISOString() : null,
    payment_method: payments ? 'gateway' : 'on_delivery',
  }
}

function totalsInRupees(lines: Line[]): Totals {
  const { subtotal, cgst, sgst, total } = totalsByVendor(lines, gst)
  return {
    subtotal: toRupees(subtotal),
    cgst: toRupees(cgst),
    sgst: toRupees(sgst),
    total_amount: toRupees(total),
  }
}
