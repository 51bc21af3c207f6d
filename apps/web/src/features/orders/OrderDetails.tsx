import { gst } from '@planner/contract/constants/orders'
import type { Order } from '@planner/contract/orders'
import { CircleHelp } from 'lucide-react'
import type { RefObject } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { inRupees } from '#platform/rupees.ts'
import { momentInSentence, momentInWords } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderLines } from './OrderLines.tsx'
import {
  expectedOf,
  isHandedOver,
  isLate,
  isSlotPast,
  isUnpaid,
  isUnpriced,
  mayPay,
  paymentInWords,
  plusUnpriced,
  refundRows,
  taxOf,
  waitsFor,
} from './order-in-words.ts'
import { PayNow } from './PayNow.tsx'
import { OrderParts } from './parts/OrderParts.tsx'
import { RateVendors } from './RateVendors.tsx'
import { Problems } from './remarks/Problems.tsx'
import { Timeline } from './Timeline.tsx'
import { ToRefund } from './ToRefund.tsx'
import { words } from './words.ts'

/** Everything about an order. */
export function OrderDetails({ order, card }: { order: Order; card: RefObject<HTMLElement | null> }) {
  const { time_zone } = useUser()
  const now = useNow()
  const waits = waitsFor(order)
  const tax = taxOf(order)
  const where = [order.address, order.pin_code].filter(Boolean).join(', ')

  return (
    <div className="space-y-5">
      {mayPay(order, now) && (
        <div data-print="never" className="flex items-center gap-3 rounded-md bg-warn-soft px-3.5 py-2.5">
          <p className="min-w-0 flex-1 text-sm text-warn">{words.paymentOpen}</p>
          <PayNow order={order} />
        </div>
      )}
      {waits === 'asksYou' && <OrderParts order={order} />}
      <Timeline order={order} />
      {waits && waits !== 'asksYou' && (
        <p className="flex gap-2 rounded-md bg-warn-soft px-3.5 py-2.5 text-sm text-warn">
          <CircleHelp aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {words[waits]}
        </p>
      )}
      {isSlotPast(order, now) && isUnpaid(order) && (
        <p className="rounded-md bg-warn-soft px-3.5 py-2.5 text-sm text-warn">{words.slotPast}</p>
      )}
      {isLate(order, now) && (
        <p className="rounded-md bg-warn-soft px-3.5 py-2.5 text-sm text-warn">
          {words.late(momentInSentence(new Date(order.deliver_by!), time_zone, now))}
        </p>
      )}
      <ToRefund order={order} />
      {order.parts.length > 0 && waits !== 'asksYou' && <OrderParts order={order} />}
      <OrderLines items={order.items} />
      <Problems order={order} />
      <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        <dl className="text-md">
          <dt className="text-sm text-soft">Payment</dt>
          <dd className="pb-3">{mayPay(order, now) ? words.toPayOnline : paymentInWords(order)}</dd>
          {order.deliver_by && (
            <>
              <dt className="text-sm text-soft">Needed by</dt>
              <dd className="pb-3">{momentInWords(new Date(order.deliver_by), time_zone, now)}</dd>
            </>
          )}
          {where && (
            <>
              <dt className="text-sm text-soft">Deliver to</dt>
              <dd className="whitespace-pre-line">{where}</dd>
            </>
          )}
        </dl>
        <div className="space-y-1.5">
          <dl className="space-y-1.5">
            {tax !== 'included' && (
              <>
                <Row name="Subtotal" amount={order.subtotal} />
                <Row name={`CGST (${gst.cgst}%)`} amount={order.cgst} />
                <Row name={`SGST (${gst.sgst}%)`} amount={order.sgst} />
              </>
            )}
            {refundRows(order).map(([name, amount]) => (
              <Row key={name} name={name} amount={amount} sign="−" />
            ))}
            <div className="flex justify-between gap-4 border-t border-dashed border-edge pt-2 text-lg font-semibold">
              <dt>Grand Total</dt>
              <dd className="tabular-nums">{isUnpriced(order) ? words.shopPrices : inRupees(order.total_amount)}</dd>
            </div>
          </dl>
          {tax !== 'added' && <p className="text-sm text-soft">{words.tax[tax]}</p>}
          {tax === 'added' && isHandedOver(order) && order.subtotal > 0 && (
            <p className="text-sm text-soft">
              {words.atShopText(inRupees(expectedOf(order)), plusUnpriced(order.items))}
            </p>
          )}
        </div>
      </div>
      {order.status === 'delivered' && <RateVendors order={order} />}
      <OrderActions order={order} card={card} />
    </div>
  )
}

const Row = ({ name, amount, sign = '' }: { name: string; amount: number; sign?: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-soft">{name}</dt>
    <dd className="tabular-nums">
      {sign}
      {inRupees(amount)}
    </dd>
  </div>
)
