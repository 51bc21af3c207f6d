import { billOf } from '@planner/commerce/gst'
import { isSoldOnline } from '@planner/commerce/one-seller'
import { shops as limits } from '@planner/contract/constants/orders'
import type { Context } from '#context.ts'
import type { Line } from '#platform/db/tables/cart.ts'
import type { OrderPartRow, OrderRow } from '#platform/db/tables/orders.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'
import { Problem } from '#platform/problem.ts'

/**
 * Returns a new order's parts, one per shop. A vendor that takes orders is messaged; any other part is a list to hand
 * over. Items that the installation sells itself, paid at the gateway, have no part (docs/decisions/0073).
 *
 * @throws Problem `order.too-many-shops`.
 */
export function makeParts(
  context: Context,
  order: OrderRow,
  { vendors, own }: { vendors: ReadonlyMap<string, VendorRow>; own: ReadonlySet<string> },
): OrderPartRow[] {
  const now = order.order_date
  const groups = Map.groupBy([...order.lines.entries()], ([, line]) => billOf(line))
  const parts = [...groups.values()].flatMap((entries): Omit<OrderPartRow, 'place'>[] => {
    const [, first] = entries[0]!
    const vendor = first.vendor_id ? vendors.get(first.vendor_id) : undefined
    const kind = kindOf(vendor, own)
    if (kind === 'hand_over' && order.payment_method === 'gateway') return []
    return [
      {
        id: context.ids.next(),
        order_id: order.id,
        kind,
        vendor_id: vendor?.id ?? null,
        vendor_name: nameOf(first, vendor),
        upi_id: kind === 'hand_over' ? null : (vendor?.upi_id ?? null),
        phone: kind === 'own' ? vendor!.contact : null,
        language: vendor?.language ?? 'en',
        state: kind === 'vendor' ? 'sent' : 'listed',
        lines: entries.map(([index, { quantity }]) => ({ index, asked: quantity, state: 'open', proposal: null })),
        paid_said_at: null,
        received_at: null,
        next_at: kind === 'vendor' ? now : null,
        tries: 0,
        nudges: 0,
        messaged_at: null,
        delivered_at: null,
        updated_at: now,
        to_refund_paise: 0,
        returned_paise: 0,
      },
    ]
  })
  if (parts.filter(({ kind }) => kind === 'vendor').length > limits.perOrder) throw new Problem('order.too-many-shops')
  return parts.map((part, place) => ({ ...part, place }))
}

/** Whether an order with these lines is paid at the gateway. */
export const isPaidOnline = (
  lines: readonly Line[],
  { vendors, own }: { vendors: ReadonlyMap<string, VendorRow>; own: ReadonlySet<string> },
): boolean =>
  isSoldOnline(
    lines.map((line) => ({
      kind: kindOf(line.vendor_id ? vendors.get(line.vendor_id) : undefined, own),
      unpriced: line.quoted && line.price === 0,
    })),
  )

/** Returns how a vendor receives its part of an order. */
export function kindOf(vendor: VendorRow | undefined, own: ReadonlySet<string>): OrderPartRow['kind'] {
  if (!vendor) return 'hand_over'
  if (own.has(vendor.id)) return 'own'
  return vendor.takes_orders && vendor.order_channel && vendor.order_to ? 'vendor' : 'hand_over'
}

const nameOf = ({ vendor_name: name }: Line, vendor: VendorRow | undefined): string =>
  vendor?.name ?? name ?? 'Any shop'
