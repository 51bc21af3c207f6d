import { answerBytesMax } from '@planner/contract/constants/api'
import { orders as limits } from '@planner/contract/constants/orders'
import { type Order, type OrderCounts, orderStatuses } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { fitting } from '#platform/answer-size.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { ownOrder } from '../own-order.ts'
import { presentOrder } from '../present.ts'
import { countByStatus, ordersOf } from './store.ts'

/**
 * Returns a page of a person's orders, newest first, as many as fit into one answer.
 *
 * @param before the last known order; without it, the newest are returned.
 * @returns also whether there are older ones.
 * @throws Problem `order.not-found`.
 */
export async function listOrders(
  context: Context,
  user: UserRow,
  before?: string,
): Promise<{ orders: Order[]; isMore: boolean }> {
  if (before) await ownOrder(context, user, before)
  // One more than is shown, to find out whether there are further orders.
  const page = { before: before ?? null, limit: limits.perPage + 1, bytes: answerBytesMax }
  const found = (await ordersOf(context.db, user.id, page)).map((order) => presentOrder(context, order))
  const orders = fitting(found.slice(0, limits.perPage))
  return { orders, isMore: orders.length < found.length }
}

/** Counts a person's orders by status, including cancelled ones. */
export async function countOrders(context: Context, user: UserRow): Promise<OrderCounts> {
  const found = new Map((await countByStatus(context.db, user.id)).map(({ status, count }) => [status, count]))
  const counts = orderStatuses.map((status) => [status, found.get(status) ?? 0] as const)
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  return { ...(Object.fromEntries(counts) as Omit<OrderCounts, 'total'>), total }
}
