import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { queueNotToFulfil } from './admin/notify-to-fulfil.ts'
import { nameOf } from './name-of.ts'
import { ownOrder } from './own-order.ts'
import { cancelPart } from './parts/answer-as-customer.ts'
import { orderCancelRefusal } from './parts/may-cancel.ts'
import { refundSentences } from './parts/refund-sentences.ts'
import { openedPayment } from './parts/store.ts'
import { workOnOrder } from './parts/work-on-order.ts'
import type { OrderWithPayment } from './store.ts'

/**
 * Cancels the caller's order, which is possible until a shop has it ready, and when it is late. Shops that know of it
 * are notified, as are administrators who were to fulfil it, and its items count as missing again (the shopping list ignores cancelled orders). An online payment is
 * refunded, even one that arrives later; what a shop was paid by hand is due from it.
 *
 * @throws Problem `order.not-found`, `order.status`, `order.under-way`.
 */
export async function cancelOrder(
  context: Context,
  by: Actor & { user: UserRow },
  orderId: string,
): Promise<OrderWithPayment> {
  await ownOrder(context, by.user, orderId)
  await workOnOrder(
    context,
    orderId,
    async ({ order, parts, now, note, confirm, tx }) => {
      const refusal = orderCancelRefusal({ ...order, parts }, now)
      if (refusal) throw new Problem(refusal)
      if (order.status === 'confirmed') await queueNotToFulfil(context, tx, orderId)
      order.status = 'cancelled'
      const open = parts.filter(({ state }) => state !== 'declined' && state !== 'cancelled')
      for (const part of open) cancelPart(order, part, now)
      const payment = await openedPayment(tx, orderId)
      const back = refundSentences(order, { parts: open, payment })
      note(back.join('. '))
      confirm(['Cancelled', ...back].join('. '), by.user)
      await record(context, tx, 'order.cancelled', by, { about: nameOf(orderId) })
    },
    { tells: false },
  )
  return ownOrder(context, by.user, orderId)
}
