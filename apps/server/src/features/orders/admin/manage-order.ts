import { formatRupees, toPaise } from '@planner/commerce/money'
import { paymentMinPaise } from '@planner/contract/constants/orders'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { setStatus } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { tickArrived } from '#features/shopping-list/tick-arrived.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Db } from '#platform/db/open.ts'
import { Problem } from '#platform/problem.ts'
import { nameOf } from '../name-of.ts'
import { notifyStep } from '../parts/notify-step.ts'
import { refundSentences } from '../parts/refund-sentences.ts'
import { totalsOfOrder } from '../parts/settle.ts'
import { alignParts, setRefundsOfCancelled } from '../parts/store.ts'
import { refundOfCancelled } from '../parts/to-refund.ts'
import { closeLate } from '../remarks/store.ts'
import { statusesBefore } from '../statuses-before.ts'
import { lockOrder, moveOrder, type OrderWithPayment, orderById } from '../store.ts'
import { acceptPrices, setPrices } from './store.ts'

/**
 * Carries out an administrator's changes to an order: sets and accepts its quoted prices, moves it forward, or cancels
 * it. The customer is notified, as of a shop's steps. The payments job refunds a cancelled order.
 *
 * @param by null if the product acts automatically.
 * @throws Problem `order.not-found`, `order.status`, `order.awaits-price`, `order.price-known`, `order.total-too-low`.
 */
export async function manageOrder(
  context: Context,
  by: Actor | null,
  { id, status, prices, accept_prices: accepts, note }: CheckedInputOf<typeof setStatus>,
): Promise<OrderWithPayment> {
  await inTransaction(context.db, async (tx) => {
    const said: string[] = []
    await lockOrder(tx, id)
    const found = await orderById(tx, id)
    if (!found) throw new Problem('order.not-found')
    const name = nameOf(id)
    const order = prices?.length ? withPrices(found, prices, context.clock.now()) : found
    if (order !== found) {
      await setPrices(tx, order)
      said.push(order.timeline.at(-1)!.note!)
      await record(context, tx, 'order.price-set', by, { subjectId: order.user_id, about: name })
    }
    if (accepts && order.awaits_price) {
      if (order.status !== 'pending') throw new Problem('order.status')
      if (order.total_paise < paymentMinPaise) throw new Problem('order.total-too-low')
      await acceptPrices(tx, id)
      await record(context, tx, 'order.price-accepted', by, { subjectId: order.user_id, about: name })
    }
    if (status === undefined) return tellCustomer(context, tx, id, said)
    if (order.awaits_price && !accepts && status !== 'cancelled') throw new Problem('order.awaits-price')
    const entry = { status, at: context.clock.now().toISOString(), note: note || null }
    if (!(await moveOrder(tx, id, { from: statusesBefore(status), entry }))) throw new Problem('order.status')
    const isPaidOnline = order.payment?.status === 'paid'
    const cancelled = order.parts.filter(({ state }) => !['declined', 'cancelled', 'delivered'].includes(state))
    if (status === 'cancelled') {
      await setRefundsOfCancelled(tx, id, {
        // The gateway refunds the payment, less what was returned of it.
        ofOrder: isPaidOnline ? 0 : order.to_refund_paise,
        ofParts: cancelled.map((part) => ({ id: part.id, paise: refundOfCancelled(order, part) })),
      })
    }
    await alignParts(tx, id, { status, now: context.clock.now() })
    await closeLate(tx, id, context.clock.now())
    await record(context, tx, 'order.status', by, { subjectId: order.user_id, about: `${name}: ${status}` })
    said.push(status)
    if (note) said.push(note)
    if (status === 'cancelled') said.push(...refundSentences(order, { parts: cancelled, payment: order.payment }))
    await tellCustomer(context, tx, id, said)
  })
  const order = (await orderById(context.db, id))!
  if (status === 'delivered') await tickArrived(context, order, order.lines)
  return order
}

/** Notifies the customer, unless their account is deleted. */
async function tellCustomer(context: Context, tx: Db, id: string, said: readonly string[]): Promise<void> {
  const order = (await orderById(tx, id))!
  if (!order.user_id || said.length === 0) return
  await notifyStep(
    context,
    tx,
    order,
    said.map((sentence) => sentence.replace(/[.\s]+$/, '')),
  )
}

/** Returns the order with new prices for its quoted lines, recorded on its timeline. */
function withPrices(
  order: OrderWithPayment,
  prices: NonNullable<CheckedInputOf<typeof setStatus>['prices']>,
  now: Date,
): OrderWithPayment {
  if (order.status !== 'pending' || !order.awaits_price) throw new Problem('order.status')
  const lines = order.lines.map((line) => ({ ...line }))
  for (const { index, price } of prices) {
    const line = lines[index]
    if (!line?.quoted) throw new Problem('order.price-known')
    line.price = toPaise(price)
  }
  const { subtotal, cgst, sgst, total } = totalsOfOrder({ lines }, order.parts)
  const note = `Price set: the total is now ${formatRupees(total)}`
  return {
    ...order,
    lines,
    timeline: [...order.timeline, { status: order.status, at: now.toISOString(), note }],
    subtotal_paise: subtotal,
    cgst_paise: cgst,
    sgst_paise: sgst,
    total_paise: total,
  }
}
