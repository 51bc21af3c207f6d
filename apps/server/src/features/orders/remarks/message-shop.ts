import { orders as limits } from '@planner/contract/constants/orders'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type * as contract from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { record } from '#features/audit/record.ts'
import { after, dayMs } from '#platform/clock.ts'
import type { OrderPartRow, OrderRow } from '#platform/db/tables/orders.ts'
import { Problem } from '#platform/problem.ts'
import { countWithin } from '#platform/request-counter.ts'
import { nameOf } from '../name-of.ts'
import { ownOrder } from '../own-order.ts'
import { vendorOf } from '../parts/store.ts'
import { workOnOrder } from '../parts/work-on-order.ts'
import type { OrderWithPayment } from '../store.ts'
import { messageShopNow, newRemark } from './new-remark.ts'
import { sayOnce } from './once.ts'
import type { Speaker } from './report-problems.ts'
import { insertRemarks, remarksOf } from './store.ts'

/** Whether the customer can message the shop: it gets its orders through us, and the part is in progress. */
export const mayMessage = ({ status }: Pick<OrderRow, 'status'>, { kind, state }: OrderPartRow): boolean =>
  kind === 'vendor' && status !== 'cancelled' && ['sent', 'asks', 'accepted', 'ready'].includes(state)

/**
 * Sends a message to a part's shop.
 *
 * @throws Problem `order.not-found`, `order.part-not-found`, `order.no-message`, `order.too-many-messages`.
 */
export async function messageShop(
  context: Context,
  by: Speaker,
  { id, part_id: partId, message }: CheckedInputOf<typeof contract.messageShop>,
): Promise<OrderWithPayment> {
  await ownOrder(context, by.user, id)
  const say = (within: Context) =>
    workOnOrder(
      within,
      id,
      async ({ order, parts, now, note, tx }) => {
        const part = parts.find((one) => one.id === partId)
        if (!part) throw new Problem('order.part-not-found')
        const vendor = part.vendor_id ? await vendorOf(tx, part.vendor_id) : null
        if (!mayMessage(order, part) || !vendor?.order_channel || !vendor.order_to)
          throw new Problem('order.no-message')
        const sent = (await remarksOf(tx, id)).filter(({ kind }) => kind === 'message')
        const today = sent.filter(({ said_at: at }) => at > after(now, -dayMs))
        if (sent.length >= limits.messagesMax || today.length >= limits.messagesOfOrder) {
          throw new Problem('order.too-many-messages', { retryAfterSeconds: dayMs / 1000 })
        }
        const counted = { key: `order messages ${by.user.id}`, now, windowMs: dayMs, limit: limits.messagesPerDay }
        await countWithin(tx, { ...counted, problem: 'order.too-many-messages' })
        await insertRemarks(tx, [
          newRemark(part, {
            id: context.ids.next(),
            order_id: id,
            said_by: by.user.id,
            said_at: now,
            kind: 'message',
            line: null,
            billed_paise: null,
            words: message,
          }),
        ])
        messageShopNow(part, now)
        note(`Message to ${part.vendor_name}`)
        await record(context, tx, 'order.message-sent', by, { about: nameOf(id) })
      },
      { tells: false },
    )
  await sayOnce(context, by.user, { orderId: id, key: by.carried.idempotencyKey }, say)
  return ownOrder(context, by.user, id)
}
