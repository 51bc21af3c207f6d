import type { Order } from '@planner/contract/orders'
import { LineTile } from '#features/cart/LineTile.tsx'
import { actionNames } from '#features/cart/line-look.ts'
import { inRupees } from '#platform/rupees.ts'
import { Badge } from '#ui/Badge.tsx'
import { words } from './words.ts'

/** The ordered items, as they were then. */
export function OrderLines({ items }: { items: Order['items'] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map((item, place) => (
        <li key={place} className="flex items-center gap-3.5 py-3">
          <LineTile line={item} />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2 font-semibold [overflow-wrap:anywhere]">
              {item.name}
              {item.quoted && <Badge tone="accent">Quoted</Badge>}
            </p>
            <p className="text-sm text-soft">
              {item.quantity} × {inRupees(item.price)} · {item.vendor_name ?? words.noVendor}
              {item.action && ` · ${actionNames[item.action]}`}
            </p>
          </div>
          <p className="self-start tabular-nums">{inRupees(item.line_total)}</p>
        </li>
      ))}
    </ul>
  )
}
