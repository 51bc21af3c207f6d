import { billOf } from '@planner/commerce/gst'
import { shops as limits } from '@planner/contract/constants'
import type { Context } from '#context.ts'
import type { Line, OrderPartRow, OrderRow, VendorRow } from '#platform/db/tables.ts'
import { Problem } from '#platform/problem.ts'

/**
 * What each shop brings of a new order. A vendor that takes orders is messaged; anything else is a list to hand over. Where a
 * payment gateway is configured the installation sells itself: only the other shops have parts.
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
    if (kind === 'hand_over' && context.payments) return []
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
        updated_at: now,
      },
    ]
  })
  if (parts.filter(({ kind }) => kind === 'vendor').length > limits.perOrder) throw new Problem('order.too-many-shops')
  return parts.map((part, place) => ({ ...part, place }))
}

function kindOf(vendor: VendorRow | undefined, own: ReadonlySet<string>): OrderPartRow['kind'] {
  if (!vendor) return 'hand_over'
  if (own.has(vendor.id)) return 'own'
  return vendor.takes_orders && vendor.order_channel && vendor.order_to ? 'vendor' : 'hand_over'
}

const nameOf = ({ vendor_name: name }: Line, vendor: VendorRow | undefined): string =>
  vendor?.name ?? name ?? 'Any shop'
