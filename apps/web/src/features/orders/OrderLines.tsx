import type { Order } from '@planner/contract/orders'
import { LineTile } from '#features/cart/lines/LineTile.tsx'
import { actionNames } from '#features/cart/lines/line-look.ts'
import { inRupees } from '#platform/rupees.ts'
import { Badge } from '#ui/Badge.tsx'
import { Facts } from '#ui/Facts.tsx'
import { remarkWords } from './remarks/words.ts'
import { words } from './words.ts'

/** The ordered items, as they were at the time of the order. */
export function OrderLines({ items }: { items: Order['items'] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map((item, place) => (
        <li key={place} className="flex items-center gap-3.5 py-3">
          <LineTile line={item} />
          <div className="min-w-0 flex-1">
            <div className="flex items-baseline justify-between gap-3">
              <p className="flex flex-wrap items-center gap-x-2 font-semibold [overflow-wrap:anywhere]">
                {item.name}
                {item.quoted && item.price > 0 && <Badge tone="accent">Quoted</Badge>}
              </p>
              {!isOpen(item) && <p className="tabular-nums">{inRupees(item.line_total)}</p>}
            </div>
            <Facts
              className="text-sm text-soft"
              of={[
                item.quantity === 0
                  ? words.notSupplied
                  : isOpen(item)
                    ? `${item.quantity} · ${words.shopPrices}`
                    : `${item.quantity} × ${inRupees(item.price)}`,
                item.vendor_name ?? words.noVendor,
                item.action && actionNames[item.action],
                item.refunded !== undefined && remarkWords.refunded(inRupees(item.refunded)),
              ]}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Whether the shop sets the price and has not done so yet. */
const isOpen = ({ quoted, price }: Order['items'][number]): boolean => quoted && price === 0
