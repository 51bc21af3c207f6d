import { toRupees } from '@planner/commerce/money'
import { taxCodeOf } from '@planner/commerce/tax-codes'
import type { CartItem } from '@planner/contract/cart'
import type { Line } from '#platform/db/tables/cart.ts'

/** Converts a line of a cart or an order to the form the page shows. */
export function lineInRupees({ price, refunded, lacking: _lacking, ...line }: Line): CartItem {
  return {
    ...line,
    price: toRupees(price),
    line_total: toRupees(price * line.quantity),
    hsn_sac: taxCodeOf(line),
    ...(refunded !== undefined && { refunded: toRupees(refunded) }),
  }
}
