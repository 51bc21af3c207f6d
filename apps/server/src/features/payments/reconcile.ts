import type { Context } from '#context.ts'
import { after, dayMs, minuteMs } from '#platform/clock.ts'
import type { PaymentRow } from '#platform/db/tables.ts'
import type { PaymentGateway } from '#providers/payments.ts'
import { settlePaid } from './settle.ts'
import { nameAtGateway, openPayments } from './store.ts'

/** Sooner the person is still at the payment page; later the gateway has given back what nobody captured. */
const youngest = 2 * minuteMs
const oldest = 4 * dayMs

/** Asks the gateway about payments whose webhook has not come: a lost one must not lose the money's order. */
export async function reconcile(context: Context): Promise<void> {
  const gateway = context.payments
  if (!gateway) return
  const now = context.clock.now()
  const open = await openPayments(context.db, {
    from: after(now, -oldest),
    until: after(now, -youngest),
    limit: 50,
  })
  for (const payment of open) {
    try {
      await ask(context, gateway, payment)
    } catch (error) {
      context.log.warn({ err: error, orderId: payment.order_id }, 'the gateway could not be asked about a payment')
    }
  }
}

async function ask(context: Context, gateway: PaymentGateway, payment: PaymentRow): Promise<void> {
  const gatewayOrderId = payment.gateway_order_id ?? (await gateway.findOrder(payment.order_id))
  if (!gatewayOrderId) return
  if (!payment.gateway_order_id) await nameAtGateway(context.db, payment.order_id, gatewayOrderId)
  const captured = (await gateway.paymentsOf(gatewayOrderId)).find(({ status }) => status === 'captured')
  if (captured) await context.db.transaction().execute((tx) => settlePaid(context, tx, captured))
}
