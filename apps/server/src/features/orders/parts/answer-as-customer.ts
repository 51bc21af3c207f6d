import { toPaise, toRupees } from '@planner/commerce/money'
import { shops as limits } from '@planner/contract/constants/orders'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type * as contract from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import type { OrderPartRow, OrderRow } from '#platform/db/tables/orders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { nameOf } from '../name-of.ts'
import { ownOrder } from '../own-order.ts'
import type { OrderWithPayment } from '../store.ts'
import { partCancelRefusal } from './may-cancel.ts'
import { refundSentences } from './refund-sentences.ts'
import { pricesOfPart, totalsOfPart } from './settle.ts'
import { isAtGateway, rememberPaid } from './store.ts'
import { refundOfCancelled } from './to-refund.ts'
import { type Work, workOnOrder } from './work-on-order.ts'

type ByCustomer = Actor & { user: UserRow }

/**
 * Accepts a shop's change of a line, or drops the line.
 *
 * @throws Problem `order.not-found`, `order.part-not-found`, `order.line-answered`, `order.part-changed`.
 */
export function answerShop(
  context: Context,
  { user }: ByCustomer,
  { id, part_id: partId, index, agree, proposal }: CheckedInputOf<typeof contract.answer>,
): Promise<OrderWithPayment> {
  return change(context, user, id, partId, ({ order, now, note }, part) => {
    const said = part.lines.find((line) => line.index === index)
    if (!said?.proposal || said.state !== 'proposed' || part.state === 'cancelled') {
      throw new Problem('order.line-answered')
    }
    const { name, price } = said.proposal
    if (proposal.name !== name || proposal.price !== toRupees(price)) throw new Problem('order.part-changed')
    const line = order.lines[index]!
    if (agree) Object.assign(line, { name, price, quoted: false })
    else line.quantity = 0
    said.state = agree ? 'yes' : 'out'
    said.proposal = null
    if (!agree) said.left_out = true
    part.next_at = now
    note(agree ? `Agreed to ${name}` : `Removed ${line.name}`)
  })
}

/**
 * Cancels one shop's part of an order.
 *
 * @throws Problem `order.not-found`, `order.part-not-found`, `order.status`, `order.paid`, `order.under-way`.
 */
export function dropPart(
  context: Context,
  by: ByCustomer,
  { id, part_id: partId }: CheckedInputOf<typeof contract.dropPart>,
): Promise<OrderWithPayment> {
  return change(context, by.user, id, partId, async ({ order, now, note, tx }, part) => {
    if (part.state === 'cancelled') return
    const refusal = partCancelRefusal(order, part, { isAtGateway: await isAtGateway(tx, order.id), now })
    if (refusal) throw new Problem(refusal)
    const back = refundSentences(order, { parts: [part], payment: null })
    cancelPart(order, part, now)
    note([`${part.vendor_name}’s part was cancelled`, ...back].join('. '))
    await record(context, tx, 'order.part-dropped', by, { about: nameOf(id) })
  })
}

/** Cancels a part. A vendor that knows of it is notified, and must return what it was paid. */
export function cancelPart(order: Pick<OrderRow, 'lines'>, part: OrderPartRow, now: Date): void {
  part.to_refund_paise = refundOfCancelled(order, part)
  part.state = 'cancelled'
  part.next_at = part.messaged_at ? now : null
  part.tries = 0
}

/**
 * Records that the customer says they paid a shop by UPI.
 *
 * @throws Problem `order.not-found`, `order.part-not-found`, `order.no-upi`.
 */
export function sayPaid(
  context: Context,
  { user }: ByCustomer,
  { id, part_id: partId }: CheckedInputOf<typeof contract.paidPart>,
): Promise<OrderWithPayment> {
  return change(context, user, id, partId, ({ order, now, note }, part) => {
    if (part.paid_said_at) return
    if (!mayPayByUpi(order, part)) throw new Problem('order.no-upi')
    part.paid_said_at = now
    note(
      part.kind === 'vendor'
        ? `${part.vendor_name} marked as paid. It counts once the shop confirms it`
        : `${part.vendor_name} was paid`,
    )
  })
}

/**
 * Whether a part can be paid by UPI now: a vendor must have accepted it; at the person's own shop they know the amount
 * themselves.
 */
export function mayPayByUpi(order: OrderRow, part: OrderPartRow): boolean {
  const { upi_id: upiId, kind, state, received_at: receivedAt } = part
  const states = kind === 'vendor' ? ['accepted', 'ready', 'delivered'] : ['listed', 'delivered']
  const isPayable = upiId !== null && order.payment_method === 'on_delivery' && receivedAt === null
  const isSomething = pricesOfPart(order, part) !== 'agreed' || totalsOfPart(order, part).total > 0
  return isPayable && states.includes(state) && isSomething
}

/**
 * Ticks the items bought from a list. These count at the price paid, including tax; the others do not count. The prices
 * are remembered.
 *
 * @throws Problem `order.not-found`, `order.part-not-found`, `order.status`, `cart.no-line`, `cart.price-needed`.
 */
export function tickBought(
  context: Context,
  { user }: ByCustomer,
  { id, part_id: partId, lines }: CheckedInputOf<typeof contract.bought>,
): Promise<OrderWithPayment> {
  return change(context, user, id, partId, async ({ order, now, note, tx }, part) => {
    if (part.kind === 'vendor' || !['listed', 'delivered'].includes(part.state)) throw new Problem('order.status')
    if (await isAtGateway(tx, order.id)) throw new Problem('order.status')
    const said = new Map(lines.map((line) => [line.index, line]))
    if (lines.some(({ index }) => !part.lines.some((line) => line.index === index))) throw new Problem('cart.no-line')
    for (const line of part.lines) {
      const one = said.get(line.index)
      const ordered = order.lines[line.index]!
      if (one?.price !== undefined) ordered.price = toPaise(one.price)
      if (one?.bought && ordered.price === 0) throw new Problem('cart.price-needed')
      line.state = one?.bought ? 'yes' : 'out'
      ordered.quantity = one?.bought ? line.asked : 0
      ordered.quoted = false
    }
    const bought = part.lines.filter(({ state }) => state === 'yes').map(({ index }) => order.lines[index]!)
    if (bought.length === 0) throw new Problem('order.nothing-bought')
    part.state = 'delivered'
    note(`${bought.length === 1 ? '1 item' : `${bought.length} items`} bought from ${part.vendor_name}`)
    await rememberPaid(
      tx,
      user.id,
      bought.map(({ name, price }) => ({ name, paise: price })),
      { shop: part.vendor_name, now, max: limits.paidPricesMax },
    )
  })
}

async function change(
  context: Context,
  user: UserRow,
  orderId: string,
  partId: string,
  work: (work: Work, part: OrderPartRow) => void | Promise<void>,
): Promise<OrderWithPayment> {
  await ownOrder(context, user, orderId)
  await workOnOrder(
    context,
    orderId,
    async (all) => {
      const part = all.parts.find(({ id }) => id === partId)
      if (!part) throw new Problem('order.part-not-found')
      await work(all, part)
    },
    { tells: false },
  )
  return ownOrder(context, user, orderId)
}
