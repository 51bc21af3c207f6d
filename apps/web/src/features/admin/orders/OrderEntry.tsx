import { type Order, orderNumber } from '@planner/contract/orders'
import { ChevronRight } from 'lucide-react'

import { isLate, isUnpriced, statusNames, statusTones } from '#features/orders/order-in-words.ts'
import { UnpaidBadge } from '#features/orders/UnpaidBadge.tsx'
import { inRupees } from '#platform/rupees.ts'
import { mediaHook } from '#platform/use-media.ts'
import { Badge } from '#ui/Badge.tsx'
import { Facts } from '#ui/Facts.tsx'
import { dollars, itemCount, shortDate, shortUserId } from '../in-words.ts'
import { words } from '../words.ts'
import { isOwed } from './SettleRefunds.tsx'

type OrderEntryProps = { order: Order; now: Date; timeZone: string; onOpen: () => void }

/** Whether there is room for an order in columns. */
export const useOrderColumns = mediaHook('(min-width: 64rem)')

/** The columns of the list, and of the line of their names above it. */
export const orderColumns = {
  names: ['Order', 'Customer', 'Status', 'Date', 'Items', 'Total'],
  style: { gridTemplateColumns: '9rem minmax(0,1.2fr) minmax(0,1.4fr) 7rem 10.5rem 7rem 1.25rem' },
}

/** An order in one line of columns, on a narrow screen in two or three lines; a tap opens its details. */
export function OrderEntry({ order, now, timeZone, onOpen }: OrderEntryProps) {
  const hasColumns = useOrderColumns()
  const day = shortDate(order.order_date, timeZone)
  const facts = [
    itemCount(order.items.filter(({ quantity }) => quantity > 0).length || order.items.length),
    `${order.user_id ? 'User ' : ''}${shortUserId(order.user_id)}`,
  ]

  return (
    <li className="[&:first-child>button]:rounded-t-xl [&:last-child>button]:rounded-b-xl">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="grid w-full grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2 gap-y-1 px-4 py-2.5 text-left mouse:transition-colors hover:bg-sunk/60 md:px-6"
        style={hasColumns ? orderColumns.style : undefined}
      >
        <span className="font-semibold whitespace-nowrap tabular-nums">Order {orderNumber(order.id)}</span>
        {hasColumns && (
          <>
            <Customer order={order} />
            <span className="flex flex-wrap gap-1">
              <Marks order={order} now={now} />
            </span>
            <span className="text-meta text-soft tabular-nums">{day}</span>
            <Facts className="text-meta text-soft" of={facts} />
          </>
        )}
        <Total order={order} />
        <ChevronRight aria-hidden="true" className="size-5 text-faint" />
        {!hasColumns && (
          <span className="col-span-full flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-soft">
            <Marks order={order} now={now} />
            <Customer order={order} />
            <Facts of={[day, ...facts]} />
          </span>
        )}
      </button>
    </li>
  )
}

const Customer = ({ order: { customer } }: { order: Order }) => (
  <span className="min-w-0 text-ink [overflow-wrap:anywhere]">{customer}</span>
)

const Marks = ({ order, now }: { order: Order; now: Date }) => (
  <>
    <Badge tone={statusTones[order.status]}>{statusNames[order.status]}</Badge>
    {isLate(order, now) && <Badge tone="danger">{words.late}</Badge>}
    {order.awaits_price && order.status === 'pending' && <Badge tone="accent">Price needs approval</Badge>}
    {order.problems?.some(({ answer }) => !answer) && <Badge tone="danger">Open problem</Badge>}
    {isOwed(order) && <Badge tone="warn">{words.toRefund}</Badge>}
    <UnpaidBadge order={order} />
  </>
)

const Total = ({ order }: { order: Order }) => (
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
)
