import { isPaidByHand } from '@planner/commerce/paid'
import { paymentMinPaise } from '@planner/contract/constants/orders'
import type { Db } from '#platform/db/open.ts'
import { Problem } from '#platform/problem.ts'
import { isWaiting } from './parts/settle.ts'
import { lockOrder, type OrderWithPayment, orderById } from './store.ts'

/**
 * Returns an order that can be paid online now, locked until the transaction ends.
 *
 * @throws Problem `order.not-found`, `order.status`, `payment.by-hand`, `payment.awaits-shop`, `order.awaits-price`,
 *   `order.slot-past`, `payment.too-small`.
 */
export async function lockOrderToPay(tx: Db, id: string, now: Date): Promise<OrderWithPayment> {
  await lockOrder(tx, id)
  const order = await orderById(tx, id)
  if (!order) throw new Problem('order.not-found')
  const { status, deliver_by: deliverBy } = order
  if (status === 'cancelled' || order.payment_method !== 'gateway') throw new Problem('order.status')
  if (isPaidByHand(order)) throw new Problem('payment.by-hand')
  if (order.parts.some(isWaiting)) throw new Problem('payment.awaits-shop')
  if (order.awaits_price) throw new Problem('order.awaits-price')
  if (status === 'pending' && deliverBy !== null && deliverBy <= now) throw new Problem('order.slot-past')
  if (order.total_paise < paymentMinPaise) throw new Problem('payment.too-small')
  return order
}
