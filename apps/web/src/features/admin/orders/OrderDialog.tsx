import { type Order, orderNumber } from '@planner/contract/orders'
import { UserRound } from 'lucide-react'
import { useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { OrderLines } from '#features/orders/OrderLines.tsx'
import {
  isUnpriced,
  paymentInWords,
  refundRows,
  statusNames,
  statusTones,
  taxOf,
} from '#features/orders/order-in-words.ts'
import { Timeline } from '#features/orders/Timeline.tsx'
import { UnpaidBadge } from '#features/orders/UnpaidBadge.tsx'
import { inRupees } from '#platform/rupees.ts'
import { momentInSentence, momentInWords } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { words } from '../words.ts'

import { AnswerProblems } from './AnswerProblems.tsx'
import { OrderMoves } from './OrderMoves.tsx'
import { OwnItems } from './OwnItems.tsx'
import { SettleRefunds } from './SettleRefunds.tsx'

type OrderDialogProps = {
  order: Order
  open: boolean
  onMoved: (order: Order) => void
  /** Opens the customer's details. */
  onPerson: () => void
  onClose: () => void
}

/** Shows an order in full, with the actions its current state allows. */
export default function OrderDialog({ order, open, onMoved, onPerson, onClose }: OrderDialogProps) {
  const { time_zone } = useUser()
  const now = useNow()
  // Whether a note or a price has been typed but not sent.
  const [isTyped, setTyped] = useState(false)
  const where = [order.address, order.pin_code].filter(Boolean).join(', ')

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      unsaved={isTyped}
      title={
        <span className="flex flex-wrap items-center gap-3">
          Order {orderNumber(order.id)}
          <Badge tone={statusTones[order.status]} className="font-sans tracking-normal">
            {statusNames[order.status]}
          </Badge>
          <UnpaidBadge order={order} className="font-sans tracking-normal" />
        </span>
      }
      description={`Ordered ${momentInSentence(new Date(order.order_date), time_zone, now)}`}
      wide
    >
      {/* Focused first, because focusing the note field would open a phone's keyboard. */}
      <div data-autofocus tabIndex={-1} className="space-y-5 outline-none">
        <Timeline order={order} />
        <div onInput={() => setTyped(true)}>
          <OrderMoves
            order={order}
            onMoved={(moved) => {
              setTyped(false)
              onMoved(moved)
            }}
          />
        </div>
        <OrderLines items={order.items} />
        <OwnItems order={order} onMoved={onMoved} />
        <div onInput={() => setTyped(true)}>
          <AnswerProblems
            order={order}
            onAnswered={(answered) => {
              setTyped(false)
              onMoved(answered)
            }}
          />
        </div>
        <SettleRefunds order={order} onSettled={onMoved} />
        <dl className="grid gap-x-10 gap-y-2 text-md sm:grid-cols-2">
          <Fact name="Payment" value={paymentInWords(order)} />
          <Fact name="Subtotal" value={inRupees(order.subtotal)} />
          <Fact name="Deliver to" value={where || 'No address'} />
          <Fact
            name="GST"
            value={taxOf(order) === 'included' ? 'Prices include GST' : inRupees(order.cgst + order.sgst)}
          />
          <div className="flex items-center justify-between gap-4">
            <dt className="text-soft">Customer</dt>
            <dd className="flex min-w-0 flex-wrap items-center justify-end gap-x-2 [overflow-wrap:anywhere]">
              {order.customer}
              {order.user_id ? (
                <Button variant="quiet" size="sm" onClick={onPerson}>
                  <UserRound aria-hidden="true" className="size-4" />
                  View customer
                </Button>
              ) : (
                words.deletedAccount
              )}
            </dd>
          </div>
          {refundRows(order).map(([name, amount]) => (
            <Fact key={name} name={name} value={`−${inRupees(amount)}`} />
          ))}
          {order.deliver_by && (
            <Fact name="Needed by" value={momentInWords(new Date(order.deliver_by), time_zone, now)} />
          )}
          <div className="flex items-center justify-between gap-4 text-lg font-semibold">
            <dt>Grand Total</dt>
            <dd className="tabular-nums">{isUnpriced(order) ? words.unpriced : inRupees(order.total_amount)}</dd>
          </div>
        </dl>
      </div>
    </Dialog>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="shrink-0 text-soft">{name}</dt>
    <dd className="min-w-0 text-right tabular-nums [overflow-wrap:anywhere]">{value}</dd>
  </div>
)
