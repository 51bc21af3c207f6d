import { toPaise } from '@planner/commerce/money'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { settleRefund as contract } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { Problem } from '#platform/problem.ts'
import { nameOf } from '../name-of.ts'
import { settleRefund } from '../parts/to-refund.ts'
import { workOnOrder } from '../parts/work-on-order.ts'
import { type OrderWithPayment, orderById } from '../store.ts'

/**
 * Records as an administrator that a customer got their money back: from the installation, or from a shop that reports
 * it by phone.
 *
 * @throws Problem `order.not-found`, `order.part-not-found`, `order.refund-changed`.
 */
export async function settleRefundAsAdmin(
  context: Context,
  by: Actor,
  { id, part_id: partId, amount }: CheckedInputOf<typeof contract>,
): Promise<OrderWithPayment> {
  await workOnOrder(context, id, async (work) => {
    const part = partId === undefined ? null : work.parts.find((one) => one.id === partId)
    if (part === undefined) throw new Problem('order.part-not-found')
    const reply = settleRefund(work, part, { was: toPaise(amount), isReturned: true })
    if (reply === 'changed') throw new Problem('order.refund-changed')
    await record(context, work.tx, 'order.refund-settled', by, { subjectId: work.order.user_id, about: nameOf(id) })
  })
  return (await orderById(context.db, id))!
}
