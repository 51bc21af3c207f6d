import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { PaymentRow } from '#platform/db/tables/payments.ts'
import type { PaymentGateway } from '#providers/payments.ts'
import { logGatewayFailure } from './gateway-failure.ts'
import { nextPoll } from './polling-schedule.ts'
import { settlePaid } from './settle.ts'
import { nameAtGateway, takePaymentsToAsk } from './store.ts'

/**
 * Queries the gateway about every payment that could still be captured, even after a failed attempt or a first payment,
 * so that a lost webhook does not lose the money's order.
 */
export async function reconcile(context: Context): Promise<void> {
  const gateway = context.payments
  if (!gateway) return
  const now = context.clock.now()
  const next = (payment: PaymentRow) => nextPoll(payment, now)
  for (const payment of await takePaymentsToAsk(context.db, { now, next, limit: 50 })) {
    try {
      await ask(context, gateway, payment)
    } catch (error) {
      logGatewayFailure(context, error, payment.order_id, 'the gateway could not be asked about a payment')
    }
  }
}

async function ask(context: Context, gateway: PaymentGateway, payment: PaymentRow): Promise<void> {
  const gatewayOrderId = payment.gateway_order_id ?? (await gateway.findOrder(payment.order_id))
  if (!gatewayOrderId) return
  if (!payment.gateway_order_id) await nameAtGateway(context.db, payment.order_id, gatewayOrderId)
  const captured = (await gateway.paymentsOf(gatewayOrderId)).filter(({ status }) => status === 'captured')
  for (const one of captured) await inTransaction(context.db, (tx) => settlePaid(context, tx, one))
}
