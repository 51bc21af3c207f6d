import type { Order } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { presentOrder } from './present.ts'
import { ordersOf } from './store.ts'

/** A person's newest orders. */
export async function latestOrders(context: Context, userId: string, limit: number): Promise<Order[]> {
  return (await ordersOf(context.db, userId, { limit })).map((order) => presentOrder(context, order))
}
