import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { verify } from '@planner/contract/payments'
import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { Problem } from '#platform/problem.ts'
import { logGatewayFailure, problemOfGateway } from './gateway-failure.ts'
import { settlePaid } from './settle.ts'
import { paymentOfOrder } from './store.ts'

/**
 * Verifies the result of the payment page and queries the gateway whether the payment was captured, so that the person
 * sees it before the webhook arrives.
 *
 * @param orderId an order that the caller owns.
 * @throws Problem `payment.not-configured`, `payment.unverified`, `payment.refused`, `payment.unavailable`.
 */
export async function verifyPayment(context: Context, input: CheckedInputOf<typeof verify>): Promise<void> {
  const gateway = context.payments
  if (!gateway) throw new Problem('payment.not-configured')
  const gatewayOrderId = (await paymentOfOrder(context.db, input.order_id))?.gateway_order_id
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = input
  if (!gatewayOrderId || !gateway.isCheckoutSignature({ gatewayOrderId, paymentId, signature })) {
    throw new Problem('payment.unverified')
  }
  const payments = await gateway.paymentsOf(gatewayOrderId).catch((error: unknown) => {
    logGatewayFailure(context, error, input.order_id, 'the gateway could not be asked about a payment')
    throw problemOfGateway(error)
  })
  const captured = payments.find(({ id, status }) => id === paymentId && status === 'captured')
  if (captured) await inTransaction(context.db, (tx) => settlePaid(context, tx, captured))
}
