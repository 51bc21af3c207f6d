import { isPaidByHand } from '@planner/commerce/paid'
import type { Db } from '#platform/db/open.ts'
import { partsOf } from './parts/store.ts'
import { lockOrder } from './store.ts'

/** Whether a shop of a stored order was paid by hand (`isPaidByHand`). The order is locked until the transaction ends, so that no shop can confirm a payment meanwhile. */
export async function isOrderPaidByHand(tx: Db, orderId: string): Promise<boolean> {
  await lockOrder(tx, orderId)
  return isPaidByHand({ parts: await partsOf(tx, orderId) })
}
