import { formatRupees } from '@planner/commerce/money'
import type { Context } from '#context.ts'
import { record } from '#features/audit/record.ts'
import { confirmPaid } from '#features/orders/confirm-paid.ts'
import { nameOf } from '#features/orders/name-of.ts'
import { isOrderPaidByHand } from '#features/orders/paid-by-hand.ts'
import { notePayment } from '#features/orders/parts/note-payment.ts'
import type { Db } from '#platform/db/open.ts'
import type { PaymentRow } from '#platform/db/tables/payments.ts'
import type { GatewayPayment } from '#providers/payments.ts'
import { firstPoll } from './polling-schedule.ts'
import { buyerOf, endRefund, insertRefund, lockPayment, refundOf, reopenPayment, setPayment } from './store.ts'

/**
 * Records a captured payment, which confirms the order. If the order was cancelled meanwhile, or is already paid,
 * online or by hand, the money is refunded. Ignores a payment that is already recorded, and one with a wrong amount, which an administrator
 * must look into.
 */
export async function settlePaid(context: Context, tx: Db, payment: GatewayPayment): Promise<void> {
  const known = await lockPayment(tx, { gatewayOrderId: payment.gatewayOrderId })
  if (!known || known.gateway_payment_id === payment.id) return
  if (known.gateway_payment_id !== null) return settleSecond(context, tx, known, payment)
  if (payment.amountPaise !== known.amount_paise || payment.currency !== 'INR') {
    context.log.error(
      { orderId: known.order_id, paymentId: payment.id },
      'a payment of another amount than was asked for',
    )
    return
  }
  // The payment page may have been open already when the shop confirmed the money.
  if (await isOrderPaidByHand(tx, known.order_id)) return settleSecond(context, tx, known, payment)
  const now = context.clock.now()
  await setPayment(tx, known.order_id, { status: 'paid', gateway_payment_id: payment.id, updated_at: now })
  await confirmPaid(context, tx, known.order_id, known.amount_paise)
}

/** Refunds a second payment of an order. */
async function settleSecond(context: Context, tx: Db, known: PaymentRow, payment: GatewayPayment): Promise<void> {
  const now = context.clock.now()
  const orderId = known.order_id
  const isNew = await insertRefund(tx, {
    gateway_payment_id: payment.id,
    order_id: orderId,
    amount_paise: payment.amountPaise,
    reason: 'second',
    created_at: now,
    next_at: now,
  })
  if (!isNew) return
  context.log.error({ orderId, paymentId: payment.id }, 'duplicate payment for an order, refunding it')
  const amount = formatRupees(payment.amountPaise)
  await notePayment(
    context,
    tx,
    orderId,
    `This order was already paid. Your second payment of ${amount} will be refunded`,
  )
  await record(context, tx, 'payment.second', null, { subjectId: await buyerOf(tx, orderId), about: nameOf(orderId) })
}

/** Records a failed attempt. Another may follow, since the person is still on the payment page. */
export async function settleFailed(context: Context, tx: Db, payment: GatewayPayment): Promise<void> {
  const known = await lockPayment(tx, { gatewayOrderId: payment.gatewayOrderId })
  if (known?.status !== 'created' && known?.status !== 'failed') return
  const now = context.clock.now()
  await setPayment(tx, known.order_id, { status: 'failed', updated_at: now })
  await reopenPayment(tx, known.order_id, { opened_at: now, next_at: firstPoll(now) })
}

/** Records a refund made by us or in the gateway's dashboard. */
export async function settleRefunded(context: Context, tx: Db, paymentId: string): Promise<void> {
  const known = await lockPayment(tx, { paymentId })
  if (known?.status === 'paid') {
    await setPayment(tx, known.order_id, { status: 'refunded', updated_at: context.clock.now() })
  }
  if (!(await endRefund(tx, paymentId, 'done'))) return
  const refund = (await refundOf(tx, paymentId))!
  const orderId = refund.order_id
  if (refund.reason === 'second') {
    const amount = formatRupees(refund.amount_paise)
    await notePayment(context, tx, orderId, `Your second payment of ${amount} was refunded`)
  }
  await record(context, tx, 'payment.refunded', null, { subjectId: await buyerOf(tx, orderId), about: nameOf(orderId) })
}
