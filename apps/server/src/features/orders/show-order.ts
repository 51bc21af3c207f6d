import type { Order } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { ownOrder } from './own-order.ts'
import { presentOrder } from './present.ts'

/** Presents an order to its owner. @throws Problem `order.not-found`, also for somebody else's order. */
export const showOrder = async (context: Context, user: UserRow, id: string): Promise<Order> =>
  presentOrder(context, await ownOrder(context, user, id))
