import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { type OrderWithPayment, orderById } from './store.ts'

/** @throws Problem `order.not-found`, also for somebody else's order. */
export async function ownOrder(context: Context, user: UserRow, id: string): Promise<OrderWithPayment> {
  const order = await orderById(context.db, id, user.id)
  if (!order) throw new Problem('order.not-found')
  return order
}
