import type { Order, OrderStatus } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { presentOrder } from './present.ts'
import { allOrders } from './store.ts'

export type OrderSearch = {
  /** The end of an id, as it is shown. */
  search?: string | undefined
  status?: OrderStatus | undefined
  offset: number
  limit: number
}

/** Everybody's orders, newest first, for admins. */
export async function findOrders(context: Context, search: OrderSearch): Promise<{ orders: Order[]; total: number }> {
  const { orders, total } = await allOrders(context.db, search)
  return { orders: orders.map((order) => presentOrder(context, order)), total }
}
