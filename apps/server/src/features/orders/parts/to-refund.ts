import { formatRupees } from '@planner/commerce/money'
import type { OrderPartRow, OrderRow } from '#platform/db/tables/orders.ts'
import { totalsOfPart } from './settle.ts'

/**
 * Returns what a shop must return once its part is cancelled, in paise: all that it was paid, or that the customer
 * reports having paid. Call it while the lines still count.
 */
export function refundOfCancelled(order: Pick<OrderRow, 'lines'>, part: OrderPartRow): number {
  const { kind, paid_said_at: said, received_at: received, to_refund_paise: before } = part
  const isPaid = kind === 'vendor' && (said !== null || received !== null)
  return isPaid ? before + totalsOfPart(order, part).total : before
}

/** Adds to what is to be refunded: of an online payment by the installation, of any other by the shop. */
export function owe(
  order: OrderRow,
  part: OrderPartRow | null,
  { paise, isPaidOnline }: { paise: number; isPaidOnline: boolean },
): void {
  if (isPaidOnline) order.to_refund_paise += paise
  else if (part?.kind === 'vendor') part.to_refund_paise += paise
}

/**
 * Adds what a total that was paid has fallen by to what is to be refunded, unless the change recorded that itself. A
 * total that rises again, because an item is in stock after all, uses up what was not returned yet.
 *
 * @param owes the order if it was paid online, otherwise a part whose shop was paid; as `before`, before the change.
 * @param lowered by how much the total fell, in paise.
 * @returns what was added, in paise.
 */
export function oweLowered(
  owes: { to_refund_paise: number },
  before: { to_refund_paise: number },
  lowered: number,
): number {
  const recorded = Math.max(0, owes.to_refund_paise - before.to_refund_paise)
  const more = recorded > 0 ? Math.max(0, lowered - recorded) : lowered
  owes.to_refund_paise = Math.max(0, owes.to_refund_paise + more)
  return Math.max(0, more)
}

/**
 * Records that the money was returned, or was never paid.
 *
 * @param by the part whose shop owed it; null if the installation did.
 * @param was the amount that was shown, in paise, so that nobody settles a later refund unseen.
 * @returns 'settled' if nothing was owed any more.
 */
export function settleRefund(
  { order, note }: { order: OrderRow; note: (text: string) => void },
  by: OrderPartRow | null,
  { was, isReturned }: { was: number; isReturned: boolean },
): 'done' | 'changed' | 'settled' {
  const owes = by ?? order
  const paise = owes.to_refund_paise
  if (paise === 0) return 'settled'
  if (paise !== was) return 'changed'
  owes.to_refund_paise = 0
  if (isReturned) owes.returned_paise += paise
  const from = by ? `${by.vendor_name}: ` : ''
  note(isReturned ? `${from}${formatRupees(paise)} refunded to you` : `${from}not paid, so no refund is due`)
  return 'done'
}
