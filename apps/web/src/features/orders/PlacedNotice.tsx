import { type Order, orderNumber } from '@planner/contract/orders'
import { CreditCard, PartyPopper } from 'lucide-react'

import { inRupees } from '#platform/rupees.ts'
import { useNow } from '#platform/time/use-now.ts'
import { Rangoli } from '#ui/art/Rangoli.tsx'
import { cx } from '#ui/cx.ts'
import { mayPay } from './order-in-words.ts'
import { PayNow } from './PayNow.tsx'
import { words } from './words.ts'

/** Confirms the order that was just placed; an outstanding payment is mentioned first. */
export function PlacedNotice({ order }: { order: Order }) {
  const unpaid = mayPay(order, useNow())
  const Picture = unpaid ? CreditCard : PartyPopper
  const isList = order.parts.length > 0 && order.parts.every(({ kind }) => kind !== 'vendor')
  const text = unpaid ? words.placedUnpaid : isList ? words.listedText : words.placedText

  return (
    <div
      className={cx(
        'moves-in relative mb-5 flex flex-wrap items-center gap-4 overflow-hidden rounded-xl border border-line px-5 py-4 lg:mb-6',
        unpaid ? 'bg-warn-soft' : 'bg-ok-soft',
      )}
    >
      {!unpaid && <Rangoli className="absolute -right-10 size-44 text-marigold opacity-45" />}
      <output className="relative flex min-w-0 flex-1 basis-56 items-center gap-4">
        <Picture
          aria-hidden="true"
          className={cx('size-8 shrink-0', unpaid ? 'text-warn' : 'text-ok')}
          strokeWidth={1.6}
        />
        <span className="min-w-0">
          <span className="block font-serif text-xl font-semibold">{words.placed}</span>
          <span>{text(orderNumber(order.id), inRupees(order.total_amount))}</span>
        </span>
      </output>
      {unpaid && <PayNow order={order} />}
    </div>
  )
}
