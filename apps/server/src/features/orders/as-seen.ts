import type { Seen } from '@planner/contract/orders'
import type { OrderRow } from '#platform/db/tables/orders.ts'
import { Problem } from '#platform/problem.ts'
import type { Named } from './name-vendors.ts'
import { kindOf } from './parts/make-parts.ts'

/**
 * Checks that an order goes to the shops, and is paid in the way, that its customer saw. Between the two a shop may have
 * been switched off, or the address changed (docs/decisions/0103).
 *
 * @throws Problem `order.shop-changed`, `order.payment-changed`.
 */
export function requireAsSeen({ lines, payment_method: method }: OrderRow, { vendors, own }: Named, seen: Seen): void {
  const changed = lines.filter(({ vendor_id: id }, index) => {
    const shown = seen.lines[index]
    return shown && (shown.vendor_id !== id || shown.kind !== kindOf(vendors.get(id), own))
  })
  const [first, ...more] = changed
  if (first) {
    const what = more.length === 0 ? first.name : `${first.name} and ${more.length} more`
    const detail = `The shop for ${what} has changed. Please check your cart and place the order again`
    throw new Problem('order.shop-changed', { detail })
  }
  if (seen.payment_method && seen.payment_method !== method) throw new Problem('order.payment-changed')
}
