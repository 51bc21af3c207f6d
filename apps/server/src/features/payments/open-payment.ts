import type { Context } from '#context.ts'
import { lockOrderToPay } from '#features/orders/order-to-pay.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { PaymentRow } from '#platform/db/tables/payments.ts'
import { Problem } from '#platform/problem.ts'
import type { PaymentGateway } from '#providers/payments.ts'
import { logGatewayFailure, problemOfGateway } from './gateway-failure.ts'
import { firstPoll } from './polling-schedule.ts'
import { insertPayment, nameAtGateway, paymentOfOrder, reopenPayment } from './store.ts'

/**
 * Opens an order's payment at the gateway, once: if an earlier answer was lost, the gateway is queried before another
 * payment is opened. The order is locked meanwhile, so that no shop changes what it costs.
 *
 * @throws Problem `payment.not-configured`, `payment.refused`, `payment.unavailable`, and as {@link lockOrderToPay}.
 */
export async function openPayment(context: Context, { id: orderId }: { id: string }): Promise<PaymentRow> {
  const gateway = context.payments
  if (!gateway) throw new Problem('payment.not-configured')
  const now = context.clock.now()
  const isFirst = await inTransaction(context.db, async (tx) => {
    const order = await lockOrderToPay(tx, orderId, now)
    return insertPayment(tx, {
      order_id: orderId,
      amount_paise: order.total_paise,
      updated_at: now,
      next_at: firstPoll(now),
    })
  })
  const known = (await paymentOfOrder(context.db, orderId))!
  if (!isFirst) await reopenPayment(context.db, orderId, { opened_at: now, next_at: firstPoll(now) })
  if (known.gateway_order_id) return known
  // The amount of the record is the one that a payment is compared with.
  const { amount_paise: amountPaise } = known
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
