import type { Context } from '#context.ts'
import { record } from '#features/audit/record.ts'
import { nameOf } from '#features/orders/name-of.ts'
import { after, dayMs, hourMs, minuteMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { RefundRow } from '#platform/db/tables/payments.ts'
import type { PaymentGateway } from '#providers/payments.ts'
import { logGatewayFailure } from './gateway-failure.ts'
import { settleRefunded } from './settle.ts'
import { buyerOf, endRefund, refundCancelled, takeRefundsToTry } from './store.ts'

/** Gaps between attempts double up to the longest; after two weeks an administrator has to act. */
const firstGapMs = minuteMs
const longestGapMs = 12 * hourMs
const patienceMs = 14 * dayMs

/**
 * Refunds payments of cancelled orders, less what was returned by hand, and second payments. Each uses the same idempotency key on every attempt, so
 * that the gateway refunds it only once.
 */
export async function processRefunds(context: Context): Promise<void> {
  const gateway = context.payments
  if (!gateway) return
  const now = context.clock.now()
  await refundCancelled(context.db, now)
  const next = ({ tries }: RefundRow) => after(now, Math.min(longestGapMs, firstGapMs * 2 ** tries))
  for (const refund of await takeRefundsToTry(context.db, { now, next, limit: 50 })) {
    try {
      await giveOneBack(gateway, refund)
      await inTransaction(context.db, (tx) => settleRefunded(context, tx, refund.gateway_payment_id))
    } catch (error) {
      logGatewayFailure(context, error, refund.order_id, 'money could not be given back yet')
      if (now.getTime() - refund.created_at.getTime() >= patienceMs) await giveUp(context, refund)
    }
  }
}

async function giveOneBack(gateway: PaymentGateway, refund: RefundRow): Promise<void> {
  const { gateway_payment_id: paymentId, amount_paise: amountPaise, order_id: orderId } = refund
  const key = refund.reason === 'cancelled' ? `refund-${orderId}` : `refund-${paymentId}`
  await gateway.refund({ paymentId, amountPaise, key }).catch(async (error: unknown) => {
    // Someone may have refunded it in the gateway's own dashboard, and the webhook was lost.
    if ((await gateway.paymentStatus(paymentId)) !== 'refunded') throw error
  })
}

async function giveUp(context: Context, { gateway_payment_id: paymentId, order_id: orderId }: RefundRow) {
  context.log.error(
    { orderId, paymentId },
    'money could not be given back: please refund it in the gateway’s dashboard',
  )
  await inTransaction(context.db, async (tx) => {
    if (!(await endRefund(tx, paymentId, 'given-up'))) return
    const subjectId = await buyerOf(tx, orderId)
    await record(context, tx, 'payment.not-refunded', null, { subjectId, about: nameOf(orderId) })
  })
}
