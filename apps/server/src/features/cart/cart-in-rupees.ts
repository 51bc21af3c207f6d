import { totalsByVendor } from '@planner/commerce/gst'
import { toRupees } from '@planner/commerce/money'
import type { Cart, Totals } from '@planner/contract/cart'
import { gst } from '@planner/contract/constants/orders'
import type { Context } from '#context.ts'
import type { CartRow, Line } from '#platform/db/tables/cart.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { lineInRupees } from './line-in-rupees.ts'
import { cartOf, countOwnLines } from './store.ts'

/** Returns the cart that a person adds to, in the form the page shows. */
export async function shownCart(context: Context, user: UserRow): Promise<Cart> {
  const cart = await cartOf(context.db, user.id)
  const isShared = cart ? cart.household_id !== null : user.cart_id !== user.id
  const own = isShared ? await countOwnLines(context.db, user.id) : 0
  return { ...cartInRupees(context, cart), is_shared: isShared, ...(own > 0 && { own_items: own }) }
}

/** Converts a cart to the form the page shows; null becomes an empty cart. */
export function cartInRupees({ payments, clock }: Pick<Context, 'payments' | 'clock'>, cart: CartRow | null): Cart {
  const lines = cart?.lines ?? []
  return {
    is_shared: cart !== null && cart.household_id !== null,
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
