import type { Context } from '#context.ts'
import type { Db } from '#platform/db/open.ts'
import { queueRefundDue } from './admin/notify-refund-due.ts'
import { queueToFulfil } from './admin/notify-to-fulfil.ts'
import { oweOverpaid } from './parts/store.ts'
import { statusesBefore } from './statuses-before.ts'
import { moveOrder } from './store.ts'

/**
 * Confirms an order whose payment has arrived. What was paid beyond its total is to be refunded. Administrators are
 * notified of one that the installation fulfils itself.
 *
 * @returns whether it was still waiting for that.
 */
export async function confirmPaid(context: Context, tx: Db, orderId: string, paidPaise: number): Promise<boolean> {
  const owed = await oweOverpaid(tx, orderId, paidPaise)
  if (owed) await queueRefundDue(context, tx, owed)
  const entry = { status: 'confirmed' as const, at: context.clock.now().toISOString(), note: 'Paid' }
  await queueToFulfil(context, tx, orderId)
  return moveOrder(tx, orderId, { from: statusesBefore('confirmed'), entry })
}
