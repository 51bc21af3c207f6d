import { orders as limits } from '@planner/contract/constants/orders'
import type { Order } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { fitting } from '#platform/answer-size.ts'
import { minuteMs } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { countWithin } from '#platform/request-counter.ts'
import { presentOrder } from '../present.ts'
import { ordersThatSay } from './store.ts'

/**
 * Returns a person's orders that contain all words of a query in their items, vendors or number, newest first.
 *
 * @throws Problem `request.too-many`, because the database has to read every line of the person's newest orders.
 */
export async function searchOrders(context: Context, user: UserRow, query: string): Promise<Order[]> {
  const { searchesPerMinute: limit, found, searchedMax: among } = limits
  const now = context.clock.now()
  await countWithin(context.db, { key: `search orders ${user.id}`, now, windowMs: minuteMs, limit })
  const orders = await ordersThatSay(context.db, user.id, { words: query.split(/\s+/), limit: found, among })
  return fitting(orders.map((order) => presentOrder(context, order)))
}
