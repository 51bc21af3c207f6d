import type { Context } from '#context.ts'
import type { Db } from '#platform/db/open.ts'
import { statusesBefore } from './statuses-before.ts'
import { moveOrder } from './store.ts'

/** Confirms an order whose payment has arrived. @returns whether it was still waiting for that. */
export async function confirmPaid(context: Context, tx: Db, orderId: string): Promise<boolean> {
  const entry = { status: 'confirmed' as const, at: context.clock.now().toISOString(), note: 'Paid' }
  return moveOrder(tx, orderId, { from: statusesBefore('confirmed'), entry })
}
