import type { Context } from '#context.ts'
import { confirmPaid } from '#features/orders/move-order.ts'
import type { Db } from '#platform/db/open.ts'
import type { GatewayPayment } from '#providers/payments.ts'
import { lockPayment, setPayment } from './store.ts'

/**
 * Takes note of captured money, which confirms the order; where that was cancelled meanwhile, the money is given back.
 * What was noted before changes nothing, and neither does another amount than was asked for: that is for a person to see.
 */
export async function settlePaid(context: Context, tx: Db, payment: GatewayPayment): Promise<void> {
  const known = await lockPayment(tx, { gatewayOrderId: payment.gatewayOrderId })
  if (known?.status !== 'created' && known?.status !== 'failed') return
  if (payment.amountPaise !== known.amount_paise || payment.currency !== 'INR') {
    context.log.error(
      { orderId: known.order_id, paymentId: payment.id },
      'a payment of another amount than was asked for',
    )
    return
  }
  const now = context.clock.now()
  await setPayment(tx, known.order_id, { status: 'paid', gateway_payment_id: payment.id, updated_at: now })
  await confirmPaid(context, tx, known.order_id)
}

/** Takes note of a try that failed; another may follow. */
export async function settleFailed(context: Context, tx: Db, payment: GatewayPayment): Promise<void> {
  const known = await lockPayment(tx, { gatewayOrderId: payment.gatewayOrderId })
  if (known?.status !== 'created') return
  await setPayment(tx, known.order_id, { status: 'failed', updated_at: context.clock.now() })
}

/** Takes note that money went back, whoever sent it. */
export async function settleRefunded(context: Context, tx: Db, paymentId: string): Promise<void> {
  const known = await lockPayment(tx, { paymentId })
  if (known?.status !== 'paid') return
  await setPayment(tx, known.order_id, { status: 'refunded', updated_at: context.clock.now() })
}
