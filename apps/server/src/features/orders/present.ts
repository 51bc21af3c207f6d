import { toRupees } from '@planner/commerce/money'
import type { Order } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { lineInRupees } from '#features/cart/line-in-rupees.ts'
import { orderCancelRefusal } from './parts/may-cancel.ts'
import { presentPart } from './parts/present-part.ts'
import { presentMessages, presentProblems } from './remarks/present-remarks.ts'
import { lateLines, reportableOf } from './remarks/reportable.ts'
import { returnedOf } from './returned.ts'
import type { OrderWithPayment } from './store.ts'

/** Presents an order to its owner and administrators. */
export function presentOrder(context: Context, order: OrderWithPayment): Order {
  const now = context.clock.now()
  const reportable = reportableOf(order, now)
  const late = lateLines(order, now)
  return {
    id: order.id,
    order_date: order.order_date.toISOString(),
    status: order.status,
    subtotal: toRupees(order.subtotal_paise),
    cgst: toRupees(order.cgst_paise),
    sgst: toRupees(order.sgst_paise),
    total_amount: toRupees(order.total_paise),
    user_id: order.user_id,
    items: order.lines.map(lineInRupees),
    address: order.address,
    pin_code: order.pin_code,
    deliver_by: order.deliver_by?.toISOString() ?? null,
    parts: order.parts.map((part) => presentPart(order, part, now)),
    timeline: order.timeline.map(({ status, at, note }) => ({ status, at, note })),
    payment_method: order.payment_method,
    awaits_price: order.awaits_price,
    payment: paymentOf(context, order),
    to_refund: toRupees(order.to_refund_paise),
    returned: toRupees(returnedOf(order)),
    ...(order.duplicates.length > 0 && {
      duplicates: order.duplicates.map(({ amount_paise: paise, status }) => ({
        amount: toRupees(paise),
        refunded: status === 'done',
      })),
    }),
    ...(order.household_id !== null && { is_shared: true }),
    may_cancel: orderCancelRefusal(order, now) === null,
    reportable: reportable && { until: reportable.until.toISOString(), lines: reportable.lines },
    ...(late.length > 0 && { late_lines: late }),
    problems: presentProblems(order),
    messages: presentMessages(order.remarks),
  }
}

function paymentOf({ payments }: Context, { payment }: OrderWithPayment): Order['payment'] {
  if (!payments || !payment?.gateway_order_id) return null
  return {
    gateway: payments.name,
    key_id: payments.keyId,
    order_id: payment.gateway_order_id,
    amount_paise: payment.amount_paise,
    currency: 'INR',
    checkout_url: payments.checkoutUrl,
    status: payment.status,
  }
}
