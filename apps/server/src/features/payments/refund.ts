import type { Context } from '#context.ts'
import { after, minuteMs } from '#platform/clock.ts'
import { paymentsToGiveBack, setPayment } from './store.ts'

/** Time between two tries to give back the same money. */
const restMs = minuteMs

/** Gives back the money of cancelled orders. The same key each time: the gateway does it once however often it is asked. */
export async function giveBack(context: Context): Promise<void> {
  const gateway = context.payments
  if (!gateway) return
  const now = context.clock.now()
  for (const payment of await paymentsToGiveBack(context.db, { until: now, limit: 50 })) {
    try {
      await gateway.refund({
        paymentId: payment.gateway_payment_id!,
        amountPaise: payment.amount_paise,
        key: `refund-${payment.order_id}`,
      })
      await setPayment(context.db, payment.order_id, { status: 'refunded', updated_at: now })
    } catch (error) {
      context.log.warn({ err: error, orderId: payment.order_id }, 'money could not be given back yet')
      await setPayment(context.db, payment.order_id, { status: 'paid', updated_at: after(now, restMs) })
    }
  }
}
