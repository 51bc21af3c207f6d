import type { Order } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { ownOrder } from './own-order.ts'
import { presentOrder } from './present.ts'

/** An order as its owner sees it. @throws Problem `order.not-found`, also for what belongs to someone else. */
export const showOrder = async (context: Context, user: UserRow, id: string): Promise<Order> =>
  presentOrder(context, await ownOrder(context, user, id))
