import type { Order } from '@planner/contract/orders'

import { inRupees } from '#platform/rupees.ts'
import { Badge } from '#ui/Badge.tsx'
import { words } from '#words.ts'

/** What was ordered, as it was then. */
export function OrderLines({ items }: { items: Order['items'] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map((item, place) => (
        <li key={place} className="flex items-baseline justify-between gap-4 py-3">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-2 font-semibold [overflow-wrap:anywhere]">
              {item.name}
              {item.quoted && <Badge tone="accent">Quoted</Badge>}
            </p>
            <p className="text-sm text-soft">
              {item.quantity} × {inRupees(item.price)} · {item.vendor_name ?? words.orders.noVendor}
            </p>
          </div>
          <p className="tabular-nums">{inRupees(item.line_total)}</p>
        </li>
      ))}
    </ul>
  )
}
