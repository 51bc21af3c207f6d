import { toRupees } from '@planner/commerce/money'
import type { Context } from '#context.ts'
import { addAllToCart } from '#features/cart/add-all-to-cart.ts'
import type { CartRow, UserRow } from '#platform/db/tables.ts'
import { ownOrder } from './own-order.ts'

/**
 * Puts what was ordered into the cart again: at today's price where we have one of our own, else at the price it was
 * quoted at then, to be accepted anew.
 *
 * @throws Problem `order.not-found`, `cart.full`.
 */
export async function reorder(
  context: Context,
  user: UserRow,
  orderId: string,
): Promise<{ added: number; cart: CartRow }> {
  const order = await ownOrder(context, user, orderId)
  const lines = order.lines.map((line) => ({ ...line, price: toRupees(line.price) }))
  return { added: lines.length, cart: await addAllToCart(context, user, lines) }
}
