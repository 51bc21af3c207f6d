import type { Order } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { namesOf } from '#features/auth/names-of.ts'
import { fitting } from '#platform/answer-size.ts'
import { inBatches } from '#platform/db/in-batches.ts'
import { presentOrder } from '../present.ts'
import { allOrders, countOrders, type ListedOrder, type OrderFilter, ordersAfter } from './store.ts'

export type { ListedOrder, OrderFilter }

/** Returns everybody's orders, newest first, for administrators: as many as fit into one answer. */
export async function findOrders(
  context: Context,
  window: OrderFilter & { offset: number; limit: number },
): Promise<{ orders: Order[]; total: number }> {
  const { orders, total } = await allOrders(context.db, window)
  const names = await namesOf(
    context,
    orders.map(({ user_id: id }) => id),
  )
  const named = orders.map((order) => {
    const customer = order.user_id && names.get(order.user_id)
    return { ...presentOrder(context, order), ...(customer && { customer }) }
  })
  return { orders: fitting(named), total }
}

/**
 * Returns the number of orders in a file, and the orders themselves in batches, newest first, read while the file is
 * written.
 */
export async function ordersForFile({ db }: Context, filter: OrderFilter, timeZone: string) {
  return {
    count: await countOrders(db, filter),
    batches: inBatches<ListedOrder>(1000, (after, limit) => ordersAfter(db, filter, { after, limit, timeZone })),
  }
}
