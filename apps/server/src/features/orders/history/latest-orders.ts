import { answerBytesMax } from '@planner/contract/constants/api'
import type { Order } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { fitting } from '#platform/answer-size.ts'
import { presentOrder } from '../present.ts'
import { ordersOf } from './store.ts'

/** Returns a person's newest orders. */
export async function latestOrders(context: Context, userId: string, limit: number): Promise<Order[]> {
  const orders = await ordersOf(context.db, userId, { limit, bytes: answerBytesMax / 2 })
  return fitting(
    orders.map((order) => presentOrder(context, order)),
    answerBytesMax / 2,
  )
}
