import { formatRupees } from '@planner/commerce/money'
import { orderNumber } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { notifyAdministrators } from '#features/notifications/sending/notify-administrators.ts'
import { moneyByHandMessage } from '#features/notifications/sending/order-messages.ts'
import { dayMs } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import type { OrderRow } from '#platform/db/tables/orders.ts'
import type { JobWork } from '#platform/jobs/jobs.ts'
import { countMore } from '#platform/request-counter.ts'
import { orderById } from '../store.ts'

const queue = 'orders.refund-due'

/** A shop that reports several items one by one causes one message, with their sum. */
const collectSeconds = 60

/** `paise`: the sum owed when it was queued; a later change has a message of its own. */
type Due = { orderId: string; paise: number }

/**
 * Queues the message to administrators that the installation owes a customer money, in the transaction that changed the
 * sum: the gateway refunds only whole payments.
 */
export async function queueRefundDue(context: Context, tx: Db, order: Pick<OrderRow, 'id' | 'to_refund_paise'>) {
  const data: Due = { orderId: order.id, paise: order.to_refund_paise }
  if (data.paise > 0) await context.jobs.send(tx, { name: queue, data, afterSeconds: collectSeconds })
}

export const refundDueJobs: JobWork<Context>[] = [{ name: queue, run: (context, data) => notify(context, data as Due) }]

async function notify(context: Context, { orderId, paise }: Due): Promise<void> {
  const order = await orderById(context.db, orderId)
  if (order?.to_refund_paise !== paise) return
  // An item that was out of stock, there again and out of stock is one sum to refund.
  const key = `refund due ${orderId} ${paise} after ${order.returned_paise}`
  const { count } = await countMore(context.db, { key, by: 1, now: context.clock.now(), windowMs: dayMs })
  if (count > 1) return
  const { publicUrl } = context.config
  const message = moneyByHandMessage({ order: orderNumber(orderId), amount: formatRupees(paise), publicUrl })
  await notifyAdministrators(context, message, 'money to refund manually')
}
