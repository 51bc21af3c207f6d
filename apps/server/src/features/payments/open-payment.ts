import type { Context } from '#context.ts'
import type { OrderRow, PaymentRow } from '#platform/db/tables.ts'
import { Problem } from '#platform/problem.ts'
import type { PaymentGateway } from '#providers/payments.ts'
import { insertPayment, nameAtGateway, paymentOfOrder, reopenPayment } from './store.ts'

/**
 * Opens an order's payment at the gateway, once: after an answer that was lost the gateway is asked before another is
 * opened.
 *
 * @throws Problem `payment.not-configured`, `order.status`, `order.awaits-price`, `payment.unavailable`.
 */
export async function openPayment(context: Context, order: OrderRow): Promise<PaymentRow> {
  const gateway = context.payments
  if (!gateway) throw new Problem('payment.not-configured')
  if (order.status === 'cancelled' || order.payment_method !== 'gateway') throw new Problem('order.status')
  if (order.awaits_price) throw new Problem('order.awaits-price')

  const { id: orderId, total_paise: amountPaise } = order
  const isFirst = await insertPayment(context.db, {
    order_id: orderId,
    amount_paise: amountPaise,
    updated_at: context.clock.now(),
  })
  const known = await paymentOfOrder(context.db, orderId)
  if (known!.gateway_order_id) {
    await reopenPayment(context.db, orderId, context.clock.now())
    return known!
  }
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
    context.log.warn({ err: error, orderId }, 'the payment could not be opened')
    throw new Problem('payment.unavailable')
  }
}
