import type { Db } from '#platform/db/open.ts'
import type { OrderPartRow } from '#platform/db/tables/orders.ts'
import { partsOf } from './parts/store.ts'
import { lockOrder } from './store.ts'

/** Whether a shop that still supplies its part confirmed that it was paid by hand, so that nothing may be paid online. */
export const isPaidByHand = (parts: readonly Pick<OrderPartRow, 'state' | 'received_at'>[]): boolean =>
  parts.some(({ state, received_at: at }) => at !== null && state !== 'cancelled' && state !== 'declined')

/** The same for a stored order, locked until the transaction ends: no shop can confirm a payment meanwhile. */
export async function isOrderPaidByHand(tx: Db, orderId: string): Promise<boolean> {
  await lockOrder(tx, orderId)
  return isPaidByHand(await partsOf(tx, orderId))
}
