import { formatRupees } from '@planner/commerce/money'
import { ownLines } from '@planner/commerce/own-lines'
import { orderNumber } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { perPersonLimit } from '#features/notifications/outgoing/limits.ts'
import { mayLeave } from '#features/notifications/outgoing/spend.ts'
import { notifyAdministrators } from '#features/notifications/sending/notify-administrators.ts'
import { orderCancelledMessage, orderToFulfilMessage } from '#features/notifications/sending/order-messages.ts'
import { dayMs } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import type { JobWork } from '#platform/jobs/jobs.ts'
import { countMore } from '#platform/request-counter.ts'
import type { Message } from '#providers/channels.ts'
import { neededByInWords } from '../needed-by-in-words.ts'
import { suppliedLines } from '../parts/settle.ts'
import { type OrderWithPayment, orderById } from '../store.ts'

const queue = 'orders.to-fulfil'

/**
 * Queues the message to administrators about an order that was just paid, in the transaction that confirmed it; of one
 * that shops supply, they are messaged themselves.
 */
export const queueToFulfil = (context: Context, tx: Db, orderId: string): Promise<void> =>
  context.jobs.send(tx, { name: queue, data: { orderId, status: 'confirmed' } satisfies About })

/** Queues the message to administrators that such an order was cancelled, in the transaction that cancelled it. */
export const queueNotToFulfil = (context: Context, tx: Db, orderId: string): Promise<void> =>
  context.jobs.send(tx, { name: queue, data: { orderId, status: 'cancelled' } satisfies About })

/** The order, and the status that it was given; jobs of an earlier version don't name it. */
type About = { orderId: string; status?: 'confirmed' | 'cancelled' }

export const toFulfilJobs: JobWork<Context>[] = [
  { name: queue, run: (context, data) => notify(context, data as About) },
]

async function notify(context: Context, { orderId, status = 'confirmed' }: About): Promise<void> {
  const order = await orderById(context.db, orderId)
  if (order?.status !== status || ownLines(order).length === 0) return
  await notifyAdministrators(context, messageAbout(context, order), 'an order to fulfil', {
    mayMail: ({ id }) => hasRoom(context, id),
  })
}

function messageAbout({ config }: Context, order: OrderWithPayment): Message {
  const { publicUrl } = config
  if (order.status === 'cancelled') return orderCancelledMessage({ order: orderNumber(order.id), publicUrl })
  const sold = suppliedLines(order.lines).length
  return orderToFulfilMessage({
    order: orderNumber(order.id),
    by: order.deliver_by && neededByInWords(order.deliver_by),
    items: sold === 1 ? '1 item' : `${sold} items`,
    total: formatRupees(order.total_paise),
    publicUrl,
  })
}

/** Whether the daily limit of emails allows another one to an administrator. Counted apart from their reminders. */
async function hasRoom(context: Context, adminId: string): Promise<boolean> {
  const now = context.clock.now()
  const { count } = await countMore(context.db, { key: `orders to fulfil ${adminId}`, by: 1, now, windowMs: dayMs })
  return count <= perPersonLimit(context, 'email') && mayLeave(context, context.channels.email)
}
