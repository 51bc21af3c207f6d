import { toRupees } from '@planner/commerce/money'
import { writtenInPrefix } from '@planner/contract/cart'
import type { Context } from '#context.ts'
import { addAllToCart } from '#features/cart/add-all-to-cart.ts'
import type { NewLine } from '#features/cart/new-line.ts'
import { suppliesLine } from '#features/cart/supplies-line.ts'
import { findVendors } from '#features/vendors/find-vendor.ts'
import type { CartRow, Line } from '#platform/db/tables/cart.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'
import { ownOrder } from './own-order.ts'

/**
 * Adds an order's items to the cart again: at the server's current price if there is one, else at the price quoted
 * then, which must be accepted again.
 *
 * @throws Problem `order.not-found`, `cart.full`.
 */
export async function reorder(
  context: Context,
  user: UserRow,
  orderId: string,
): Promise<{ added: number; cart: CartRow }> {
  const order = await ownOrder(context, user, orderId)
  const vendors = await findVendors(
    context,
    order.lines.flatMap(({ vendor_id: vendorId }) => vendorId ?? []),
    user.id,
  )
  const lines = order.lines.map(
    ({ price, refunded: _refunded, ...line }): NewLine => ({
      ...line,
      // Items that were out of stock are reordered as one.
      quantity: Math.max(1, line.quantity),
      ...sellerOf(line, vendors),
      ...(price === 0 && line.item_id.startsWith(writtenInPrefix) ? { unpriced: true } : { price: toRupees(price) }),
    }),
  )
  return { added: lines.length, cart: await addAllToCart(context, user, lines) }
}

/**
 * Returns the vendor if it can still supply the line. One that has left, or no longer sells such items, does not
 * prevent the rest from being reordered.
 */
function sellerOf(line: Omit<Line, 'price'>, vendors: Map<string, VendorRow>): Pick<Line, 'vendor_id'> {
  const vendor = line.vendor_id ? vendors.get(line.vendor_id) : undefined
  const brings = vendor !== undefined && (vendor.id === line.item_id || suppliesLine(vendor, line))
  return { vendor_id: brings ? vendor.id : null }
}
