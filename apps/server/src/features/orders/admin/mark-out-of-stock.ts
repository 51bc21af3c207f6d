import { ownLines } from '@planner/commerce/own-lines'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { outOfStock as contract } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { Problem } from '#platform/problem.ts'
import { nameOf } from '../name-of.ts'
import { setTotals, suppliedLines } from '../parts/settle.ts'
import { workOnOrder } from '../parts/work-on-order.ts'
import { type OrderWithPayment, orderById } from '../store.ts'

/**
 * Marks an item that the installation sells itself as out of stock: it no longer counts, and what was paid for it online
 * is to be refunded. The customer is notified.
 *
 * @throws Problem `order.not-found`, `order.status`, `cart.no-line`, `order.of-a-shop`, `order.nothing-left`.
 */
export async function markOutOfStock(
  context: Context,
  by: Actor,
  { id, index }: CheckedInputOf<typeof contract>,
): Promise<OrderWithPayment> {
  await workOnOrder(context, id, async ({ order, parts, note, tx }) => {
    if (order.status !== 'pending' && order.status !== 'confirmed') throw new Problem('order.status')
    const line = order.lines[index]
    if (!line) throw new Problem('cart.no-line')
    if (!ownLines({ lines: order.lines, parts }).includes(index)) throw new Problem('order.of-a-shop')
    if (line.quantity === 0) return
    line.quantity = 0
    const left = suppliedLines(order.lines)
    if (left.length === 0) throw new Problem('order.nothing-left')
    // In an order without parts, nothing else recomputes these.
    setTotals(order, parts)
    if (parts.length === 0) order.awaits_price &&= left.some(({ quoted }) => quoted)
    note(`${line.name} is out of stock`)
    await record(context, tx, 'order.item-out', by, {
      subjectId: order.user_id,
      about: `${nameOf(id)}: ${line.name}`,
    })
  })
  return (await orderById(context.db, id))!
}
