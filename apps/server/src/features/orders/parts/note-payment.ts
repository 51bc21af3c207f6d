import type { Context } from '#context.ts'
import type { Db } from '#platform/db/open.ts'
import { notifyStep } from './notify-step.ts'
import { lockedOrder, updateOrder } from './store.ts'

/**
 * Adds a step about a payment to an order's timeline, in the transaction that records the payment, and notifies the
 * customer.
 */
export async function notePayment(context: Context, tx: Db, orderId: string, text: string): Promise<void> {
  const order = await lockedOrder(tx, orderId)
  if (!order) return
  order.timeline.push({ status: order.status, at: context.clock.now().toISOString(), note: text })
  await updateOrder(tx, order)
  if (order.user_id) await notifyStep(context, tx, order, [text])
}
