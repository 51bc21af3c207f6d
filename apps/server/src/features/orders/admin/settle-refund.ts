import { formatRupees, toPaise } from '@planner/commerce/money'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { settleRefund as contract } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { lastRecorded } from '#features/audit/last-recorded.ts'
import { type Actor, record } from '#features/audit/record.ts'
import type { Db } from '#platform/db/open.ts'
import type { OrderPartRow } from '#platform/db/tables/orders.ts'
import { Problem } from '#platform/problem.ts'
import { nameOf } from '../name-of.ts'
import { settleRefund } from '../parts/to-refund.ts'
import { workOnOrder } from '../parts/work-on-order.ts'
import { type OrderWithPayment, orderById } from '../store.ts'

/**
 * Records as an administrator that a customer got their money back: from the installation, or from a shop that reports
 * it by phone. Repeated by the same administrator, it changes nothing.
 *
 * @throws Problem `order.not-found`, `order.part-not-found`, `order.refund-changed`, `order.refund-settled`.
 */
export async function settleRefundAsAdmin(
  context: Context,
  by: Actor,
  { id, part_id: partId, amount }: CheckedInputOf<typeof contract>,
): Promise<OrderWithPayment> {
  await workOnOrder(context, id, async (work) => {
    const part = partId === undefined ? null : work.parts.find((one) => one.id === partId)
    if (part === undefined) throw new Problem('order.part-not-found')
    const money = formatRupees(toPaise(amount))
    const about = `${nameOf(id)}: ${money}${part ? `, ${part.vendor_name}` : ''}`
    const reply = settleRefund(work, part, { was: toPaise(amount), isReturned: true })
    if (reply === 'changed') throw new Problem('order.refund-changed')
    if (reply === 'settled') return refuseOthers(work.tx, by, { about, money, part, owed: part ?? work.order })
    await record(context, work.tx, kind, by, { subjectId: work.order.user_id, about })
  })
  return (await orderById(context.db, id))!
}

const kind = 'order.refund-settled'

/** Refuses what somebody else has recorded: two administrators must not both send the money. */
async function refuseOthers(
  tx: Db,
  by: Actor,
  {
    about,
    money,
    part,
    owed,
  }: { about: string; money: string; part: OrderPartRow | null; owed: { returned_paise: number } },
): Promise<void> {
  const earlier = await lastRecorded(tx, kind, about)
  if (earlier && earlier.id === by.user?.id) return
  // Nothing was returned: the shop said that it was never paid, or an item is there again.
  if (owed.returned_paise === 0) throw new Problem('order.refund-changed')
  // Without an entry it was the shop, on its page; of the installation's own refund, an account that is gone, or the
  // order was cancelled and the gateway refunds all of the payment.
  const who = earlier?.full_name ?? part?.vendor_name
  if (who === undefined) throw new Problem('order.refund-changed')
  throw new Problem('order.refund-settled', { detail: `${money} was already marked as refunded by ${who}` })
}
