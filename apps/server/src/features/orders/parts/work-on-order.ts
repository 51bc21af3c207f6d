import { isDeepStrictEqual } from 'node:util'
import type { Context } from '#context.ts'
import { tickArrived } from '#features/shopping-list/tick-arrived.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Db } from '#platform/db/open.ts'
import type { OrderPartRow, OrderRow } from '#platform/db/tables/orders.ts'
import { Problem } from '#platform/problem.ts'
import { queueRefundDue } from '../admin/notify-refund-due.ts'
import { closeLate } from '../remarks/store.ts'
import { isPaidDirectly } from './may-cancel.ts'
import { notifyStep } from './notify-step.ts'
import { onlineRefundWords, partialRefundWords } from './refund-sentences.ts'
import { settle, stateOfVendorPart, totalsOfPart } from './settle.ts'
import { lockedOrder, partsOf, paymentOf, updateOrder, updatePart } from './store.ts'
import { oweLowered } from './to-refund.ts'

/** An order being changed: `work` changes it in place. */
export type Work = {
  order: OrderRow
  parts: OrderPartRow[]
  now: Date
  tx: Db
  /** Adds a step to the timeline and notifies the customer. */
  note: (text: string) => void
  /** Reports these steps together with the following ones, because the shop is still answering. */
  collect: () => void
  /** Confirms to the customer what they did themselves, or tells them what a member of their household did. */
  confirm: (text: string, by: { id: string }) => void
  /** Notifies another person of the steps, in addition to the customer. */
  tellAlso: (userId: string) => void
}

/** Maximum notes about lines on a timeline; status changes of the order itself are always added. */
const notesMax = 300

/**
 * Changes an order and its parts under the order's lock, so that concurrent actions of shops, customer and
 * administrators run one after the other. Totals, states and status are derived from the changes. Nothing is written if
 * `work` throws.
 *
 * @param tells whether the customer is notified of the steps; not of their own.
 * @throws Problem `order.not-found`, and whatever `work` throws.
 */
export async function workOnOrder(
  context: Context,
  orderId: string,
  work: (work: Work) => void | Promise<void>,
  { tells = true } = {},
): Promise<void> {
  const now = context.clock.now()
  const done = await inTransaction(context.db, async (tx) => {
    const before = await lockedOrder(tx, orderId)
    if (!before) throw new Problem('order.not-found')
    const partsBefore = await partsOf(tx, orderId)
    const order = structuredClone(before)
    const parts = structuredClone(partsBefore)
    const notes: string[] = []
    let collects = false
    const collect = () => {
      collects = true
    }
    const hearers = new Set(order.user_id ? [order.user_id] : [])
    const tellAlso = (userId: string) => void hearers.add(userId)
    const confirmed: { text: string; by: string }[] = []
    const confirm = (text: string, { id }: { id: string }) => void confirmed.push({ text, by: id })
    await work({ order, parts, now, tx, note: (text) => void notes.push(text), collect, confirm, tellAlso })
    for (const part of parts) {
      if (part.kind === 'vendor') part.state = stateOfVendorPart(part)
      if (part.state === 'delivered') part.delivered_at ??= now
    }
    settle(order, parts)
    notes.push(...(await refundLowered(tx, { order, parts }, { order: before, parts: partsBefore })))
    if (isDeepStrictEqual(order, before) && isDeepStrictEqual(parts, partsBefore) && notes.length === 0) return null
    if (notes.length === 0 && order.status !== before.status) notes.push('')
    const kept = order.timeline.length < notesMax || order.status !== before.status ? notes : []
    order.timeline.push(
      ...kept.map((note) => ({
        status: order.status,
        at: now.toISOString(),
        note: note || null,
        ...(tells ? collects && { told: 'later' as const } : { told: 'not' as const }),
      })),
    )
    await updateOrder(tx, order)
    if (order.to_refund_paise !== before.to_refund_paise) await queueRefundDue(context, tx, order)
    for (const [place, part] of parts.entries()) {
      if (isDeepStrictEqual(part, partsBefore[place])) continue
      await updatePart(tx, { ...part, updated_at: now })
    }
    if (order.status !== before.status || parts.some(({ state }, place) => state !== partsBefore[place]!.state)) {
      await closeLate(tx, orderId, now)
    }
    if (tells && order.user_id && kept.length > 0) {
      for (const hearer of hearers) await notifyStep(context, tx, order, kept, { collects, to: hearer })
    }
    if (order.user_id) {
      for (const { text, by } of confirmed) {
        await notifyStep(context, tx, order, [text], { isOwn: by === order.user_id })
      }
    }
    const arrived = parts.filter((part, place) => {
      const was = partsBefore[place]!
      return part.state === 'delivered' && (was.state !== 'delivered' || !isDeepStrictEqual(part.lines, was.lines))
    })
    return { order, lines: arrived.flatMap(({ lines }) => lines.map(({ index }) => order.lines[index]!)) }
  })
  // Outside the order's transaction, so that the order does not wait for a lock on the list.
  if (done) await tickArrived(context, done.order, done.lines)
}

type Ordered = { order: OrderRow; parts: OrderPartRow[] }

/**
 * Makes what a paid order or part costs less now a sum to be refunded.
 *
 * @returns sentences on how the customer gets it.
 */
async function refundLowered(tx: Db, { order, parts }: Ordered, before: Ordered): Promise<string[]> {
  const isCancelled = order.status === 'cancelled'
  const lowered = before.order.total_paise - order.total_paise
  if ((lowered !== 0 || isCancelled) && (await paymentOf(tx, order.id)) === 'paid') {
    // The gateway refunds all of a cancelled order's payment that was not returned yet.
    if (isCancelled) order.to_refund_paise = 0
    const paise = isCancelled ? 0 : oweLowered(order, before.order, lowered)
    return paise > 0 ? [onlineRefundWords(paise)] : []
  }
  return parts.flatMap((part, place) => {
    const was = before.parts[place]!
    if (part.kind !== 'vendor' || !isPaidDirectly(part) || !isPaidDirectly(was)) return []
    const paise = oweLowered(part, was, totalsOfPart(before.order, was).total - totalsOfPart(order, part).total)
    const { vendor_name: shop } = part
    return paise > 0 ? partialRefundWords({ amount: paise, shop, part, isPaidOnline: false }) : []
  })
}
