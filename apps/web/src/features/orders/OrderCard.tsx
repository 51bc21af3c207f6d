import { type Order, orderNumber } from '@planner/contract/orders'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { useMemberName } from '#features/household/use-member-name.ts'
import { inRupees } from '#platform/rupees.ts'
import { momentInWords } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { Badge } from '#ui/Badge.tsx'
import { cx } from '#ui/cx.ts'
import { Facts } from '#ui/Facts.tsx'

import { OrderDetails } from './OrderDetails.tsx'
import { expectedOf, isUnpriced, itemsInWords, mayPay, statusNames, statusTones } from './order-in-words.ts'
import { UnpaidBadge } from './UnpaidBadge.tsx'
import { words } from './words.ts'

type OrderCardProps = {
  order: Order
  startsOpen: boolean
  /** Whether the address names the order, so that it is opened and scrolled into view. */
  isAsked?: boolean
}

/** An order in one line that expands to its details. */
export function OrderCard({ order, startsOpen, isAsked = false }: OrderCardProps) {
  const [open, setOpen] = useState(startsOpen)
  const { time_zone } = useUser()
  const nameOf = useMemberName()
  const now = useNow()
  const detailsId = useId()
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isAsked) return
    card.current?.scrollIntoView({ block: 'start' })
    card.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isAsked])

  return (
    <li ref={card} className="scroll-mt-4 rounded-xl border border-line bg-surface shadow-soft">
      <h2 className="font-sans tracking-normal">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={detailsId}
          onClick={() => setOpen(!open)}
          className="grid w-full grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1 rounded-xl px-4 py-3.5 text-left hover:bg-sunk/60 sm:px-6"
        >
          <span className="min-w-0">
            <span className="block text-meta font-normal text-soft tabular-nums">Order {orderNumber(order.id)}</span>
            <span className="line-clamp-2 text-base leading-5.5 font-semibold">{itemsInWords(order.items)}</span>
          </span>
          {isUnpriced(order) ? (
            <span className="self-start text-sm leading-6 font-normal text-soft">{words.shopPrices}</span>
          ) : (
            <span className="self-start text-lg leading-6 font-semibold tabular-nums">
              {inRupees(expectedOf(order))}
            </span>
          )}
          <ChevronDown
            aria-hidden="true"
            className={cx('mt-0.5 size-5 self-start text-soft transition-transform', open && 'rotate-180')}
          />
          <span className="col-span-full flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-normal text-soft">
            <Badge tone={statusTones[order.status]}>{statusNames[order.status]}</Badge>
            {/* Open, it has the payment itself. */}
            {!(open && mayPay(order, now)) && <UnpaidBadge order={order} />}
            <Facts
              of={[
                momentInWords(new Date(order.order_date), time_zone, now),
                order.is_shared && words.placedBy(nameOf(order.user_id)),
              ]}
            />
          </span>
        </button>
      </h2>
      <div id={detailsId} hidden={!open} className="border-t border-line px-4 pt-5 pb-4 sm:px-6">
        {open && <OrderDetails order={order} card={card} />}
      </div>
    </li>
  )
}
