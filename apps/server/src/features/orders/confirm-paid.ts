import { formatRupees } from '@planner/commerce/money'
import type { Context } from '#context.ts'
import type { Db } from '#platform/db/open.ts'
import { queueRefundDue } from './admin/notify-refund-due.ts'
import { queueToFulfil } from './admin/notify-to-fulfil.ts'
import { notePayment } from './parts/note-payment.ts'
import { notifyStep } from './parts/notify-step.ts'
import { lockedOrder, oweOverpaid } from './parts/store.ts'
import { statusesBefore } from './statuses-before.ts'
import { moveOrder } from './store.ts'

/**
 * Confirms an order whose payment has arrived, and tells its customer. What was paid beyond its total is to be refunded.
 * Administrators are notified of one that the installation fulfils itself.
 *
 * @returns whether it was still waiting for that.
 */
export async function confirmPaid(context: Context, tx: Db, orderId: string, paidPaise: number): Promise<boolean> {
  const owed = await oweOverpaid(tx, orderId, paidPaise)
  if (owed) await queueRefundDue(context, tx, owed)
  const entry = { status: 'confirmed' as const, at: context.clock.now().toISOString(), note: 'Paid' }
  await queueToFulfil(context, tx, orderId)
  const isMoved = await moveOrder(tx, orderId, { from: statusesBefore('confirmed'), entry })
  const amount = formatRupees(paidPaise)
  const order = await lockedOrder(tx, orderId)
  if (isMoved && order?.user_id) {
    await notifyStep(context, tx, order, [`Confirmed: your payment of ${amount} has arrived`])
  } else if (!isMoved) {
    // Its shop had confirmed it already, or it was cancelled while the payment page was open.
    const words =
      order?.status === 'cancelled'
        ? `Your payment of ${amount} arrived after the order was cancelled. It will be refunded`
        : `Your payment of ${amount} has arrived`
    await notePayment(context, tx, orderId, words)
  }
  return isMoved
}
