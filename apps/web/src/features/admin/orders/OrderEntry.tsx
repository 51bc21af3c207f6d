import { type Order, orderNumber } from '@planner/contract/orders'
import { ChevronRight } from 'lucide-react'

import { isLate, isUnpriced, statusNames, statusTones } from '#features/orders/order-in-words.ts'
import { UnpaidBadge } from '#features/orders/UnpaidBadge.tsx'
import { inRupees } from '#platform/rupees.ts'
import { Badge } from '#ui/Badge.tsx'
import { Facts } from '#ui/Facts.tsx'
import { dollars, itemCount, shortDate, shortUserId } from '../in-words.ts'
import { words } from '../words.ts'
import { isOwed } from './SettleRefunds.tsx'

type OrderEntryProps = { order: Order; now: Date; timeZone: string; onOpen: () => void }

/** An order in two lines, three on a phone; a tap opens its details. */
export const OrderEntry = ({ order, now, timeZone, onOpen }: OrderEntryProps) => (
  <li className="[&:first-child>button]:rounded-t-xl [&:last-child>button]:rounded-b-xl">
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="grid w-full grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2 gap-y-1 px-4 py-2.5 text-left mouse:transition-colors hover:bg-sunk/60 md:px-6"
    >
      <span className="font-semibold whitespace-nowrap tabular-nums">Order {orderNumber(order.id)}</span>
      <span className="text-right whitespace-nowrap tabular-nums">
        {isUnpriced(order) ? (
          <span className="text-sm text-soft">{words.unpriced}</span>
        ) : (
          <>
            <span className="font-semibold">{inRupees(order.total_amount)}</span>{' '}
            <span className="sr-only">{dollars(order.total_amount)}</span>
          </>
        )}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 text-faint" />
      <span className="col-span-full flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-soft">
        <Badge tone={statusTones[order.status]}>{statusNames[order.status]}</Badge>
        {isLate(order, now) && <Badge tone="danger">{words.late}</Badge>}
        {order.awaits_price && order.status === 'pending' && <Badge tone="accent">Price needs approval</Badge>}
        {order.problems?.some(({ answer }) => !answer) && <Badge tone="danger">Open problem</Badge>}
        {isOwed(order) && <Badge tone="warn">{words.toRefund}</Badge>}
        <UnpaidBadge order={order} />
        {order.customer && <span className="min-w-0 text-ink [overflow-wrap:anywhere]">{order.customer}</span>}
        <Facts
          of={[
            shortDate(order.order_date, timeZone),
            itemCount(order.items.filter(({ quantity }) => quantity > 0).length || order.items.length),
            `${order.user_id ? 'User ' : ''}${shortUserId(order.user_id)}`,
          ]}
        />
      </span>
    </button>
  </li>
)
