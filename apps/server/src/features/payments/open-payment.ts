import { paymentMinPaise } from '@planner/contract/constants/orders'
import type { Context } from '#context.ts'
import { isPaidByHand } from '#features/orders/paid-by-hand.ts'
import type { OrderPartRow, OrderRow } from '#platform/db/tables/orders.ts'
import type { PaymentRow } from '#platform/db/tables/payments.ts'
import { Problem } from '#platform/problem.ts'
import type { PaymentGateway } from '#providers/payments.ts'
import { logGatewayFailure, problemOfGateway } from './gateway-failure.ts'
import { firstPoll } from './polling-schedule.ts'
import { insertPayment, nameAtGateway, paymentOfOrder, reopenPayment } from './store.ts'

/**
 * Opens an order's payment at the gateway, once: if an earlier answer was lost, the gateway is queried before another
 * payment is opened.
 *
 * @throws Problem `payment.not-configured`, `order.status`, `order.awaits-price`, `order.slot-past`,
 *   `payment.by-hand`, `payment.too-small`, `payment.refused`, `payment.unavailable`.
 */
export async function openPayment(context: Context, order: OrderRow & { parts: OrderPartRow[] }): Promise<PaymentRow> {
  const gateway = context.payments
  if (!gateway) throw new Problem('payment.not-configured')
  if (order.status === 'cancelled' || order.payment_method !== 'gateway') throw new Problem('order.status')
  if (isPaidByHand(order.parts)) throw new Problem('payment.by-hand')
  if (order.awaits_price) throw new Problem('order.awaits-price')

  const { id: orderId, total_paise: amountPaise, deliver_by: deliverBy } = order
  const now = context.clock.now()
  if (order.status === 'pending' && deliverBy !== null && deliverBy <= now) throw new Problem('order.slot-past')
  if (amountPaise < paymentMinPaise) throw new Problem('payment.too-small')
  const isFirst = await insertPayment(context.db, {
    order_id: orderId,
    amount_paise: amountPaise,
    updated_at: now,
    next_at: firstPoll(now),
  })
  const known = await paymentOfOrder(context.db, orderId)
  if (!isFirst) await reopenPayment(context.db, orderId, { opened_at: now, next_at: firstPoll(now) })
  if (known!.gateway_order_id) return known!
  await nameAtGateway(context.db, orderId, await opened(context, gateway, { orderId, amountPaise, isFirst }))
  return (await paymentOfOrder(context.db, orderId))!
}

async function opened(
  context: Context,
  gateway: PaymentGateway,
  { orderId, amountPaise, isFirst }: { orderId: string; amountPaise: number; isFirst: boolean },
): Promise<string> {
  try {
    const found = isFirst ? null : await gateway.findOrder(orderId)
    return found ?? (await gateway.createOrder({ orderId, amountPaise }))
  } catch (error) {
    logGatewayFailure(context, error, orderId, 'the payment could not be opened')
    throw problemOfGateway(error)
  }
}
