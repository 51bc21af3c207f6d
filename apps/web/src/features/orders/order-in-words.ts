import { toPaise, toRupees } from '@planner/commerce/money'
import { ownLines } from '@planner/commerce/own-lines'
import { isPaidByHand, paidOf } from '@planner/commerce/paid'
import { splitRefunds } from '@planner/commerce/split-refunds'
import type { Order, OrderCounts, OrderStatus } from '@planner/contract/orders'

import { inRupees } from '#platform/rupees.ts'
import type { BadgeTone } from '#ui/Badge.tsx'
import { words } from './words.ts'

export const statusNames: Record<OrderStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
}

export const statusTones: Record<OrderStatus, BadgeTone> = {
  pending: 'warn',
  confirmed: 'teal',
  delivered: 'ok',
  cancelled: 'neutral',
}

/** Whether an online payment is outstanding; an administrator may confirm and deliver such an order anyway. */
export const isUnpaid = (order: Order): boolean =>
  order.payment_method === 'gateway' && order.status !== 'cancelled' && paidOf(order)?.extent !== 'all'

/** Whether the chosen delivery time has passed while the order is still pending: it can no longer be paid. */
export const isSlotPast = ({ status, deliver_by: by }: Order, now: Date): boolean =>
  status === 'pending' && by !== null && new Date(by) <= now

/** Whether a confirmed order was not delivered by the chosen time. */
export const isLate = ({ status, deliver_by: by }: Pick<Order, 'status' | 'deliver_by'>, now: Date): boolean =>
  status === 'confirmed' && by !== null && new Date(by) <= now

/** Whether a shop has not answered its part yet, or asks about it: the order's total may still change. */
const isAtShop = ({ parts }: Pick<Order, 'parts'>): boolean =>
  parts.some(({ kind, state }) => kind === 'vendor' && (state === 'sent' || state === 'asks'))

/**
 * Whether an order is awaiting online payment and can be paid now: not before every shop has answered, nor once one was
 * paid by hand.
 */
export const mayPay = (order: Order, now: Date): boolean =>
  isUnpaid(order) && !isPaidByHand(order) && !order.awaits_price && !isAtShop(order) && !isSlotPast(order, now)

/** Describes how the order was or will be paid. */
export function paymentInWords(order: Order): string {
  const { returned = 0, payment } = order
  const paid = methodInWords(order)
  return returned > 0 && payment?.status !== 'refunded' ? `${paid}, ${words.returned(inRupees(returned))}` : paid
}

function methodInWords(order: Order): string {
  const { payment_method, payment, status, parts } = order
  const paid = paidOf(order)
  if (paid?.by === 'hand' && paid.extent !== 'reported') return words.byHand
  if (payment_method === 'on_delivery') return parts.length > 0 ? words.payShop : words.onDelivery
  if (status === 'cancelled' && !paid) return 'Not paid'
  return words.online[payment?.status ?? 'created']
}

/** Lists items briefly, naming the first two or `most`: 'Assam tea, Dal and 2 more'. */
export function itemsInWords(items: readonly { name: string }[], most = 2): string {
  const named = items.slice(0, most).map(({ name }) => name)
  const last = items.length > most ? `${items.length - most} more` : named.pop()
  return named.length > 0 ? `${named.join(', ')} and ${last}` : (last ?? '')
}

/** Returns the labels and counts of orders by status, and the total; counts are undefined until loaded. */
export const countsOf = (counts: OrderCounts | undefined): { label: string; count: number | undefined }[] => [
  { label: 'Pending', count: counts?.pending },
  { label: 'Confirmed', count: counts?.confirmed },
  { label: 'Delivered', count: counts?.delivered },
  { label: 'Total Orders', count: counts?.total },
]

/** Returns what was refunded for an order's items after problems, in rupees. */
export const refundsOf = ({ items }: Pick<Order, 'items'>): number =>
  toRupees(items.reduce((sum, { refunded = 0 }) => sum + toPaise(refunded), 0))

/** Returns by what the total was lowered after problems, in rupees by name: only what was returned is called refunded. */
export function refundRows({
  items,
  parts,
  to_refund = 0,
  returned = 0,
}: Pick<Order, 'items' | 'parts' | 'to_refund' | 'returned'>): [name: string, amount: number][] {
  const split = splitRefunds({
    lines: items.map(({ refunded = 0 }) => toPaise(refunded)),
    parts: parts.map(({ lines, to_refund: due = 0 }) => ({ lines, due: toPaise(due) })),
    due: toPaise(to_refund),
    returned: toPaise(returned),
  })
  const rows: [string, number][] = [
    [words.toRefund, split.due],
    [words.refunded, split.returned],
    [words.deducted, split.deducted],
  ]
  return rows.flatMap(([name, paise]) => (paise > 0 ? [[name, toRupees(paise)]] : []))
}

/** Sorts orders newest first. */
export const newestFirst = (orders: readonly Order[]): Order[] =>
  [...orders].sort((a, b) => (a.order_date < b.order_date ? 1 : -1))

/**
 * Returns whom a pending order waits for: first the customer, then a shop, then the operator who accepts quoted prices;
 * null if nobody, as for lists to hand over.
 */
export function waitsFor({
  status,
  awaits_price,
  parts,
  items,
}: Order): 'asksYou' | 'awaitsShop' | 'awaitsPrice' | null {
  if (status !== 'pending') return null
  const states = parts.filter(({ kind }) => kind === 'vendor').map(({ state }) => state)
  if (states.includes('asks')) return 'asksYou'
  if (states.includes('sent')) return 'awaitsShop'
  if (!awaits_price) return null
  return ownLines({ lines: items, parts }).some((index) => items[index]!.quoted) ? 'awaitsPrice' : null
}

/** Whether no price of an order is known yet, so that its total of 0 says nothing. */
export const isUnpriced = ({ items }: Pick<Order, 'items'>): boolean =>
  items.some(({ quoted }) => quoted) && items.every(({ line_total: total, quantity }) => total === 0 && quantity > 0)

/** Returns what an amount leaves out: ' plus 3 items the shop prices', or '' if every item has a price. */
export function plusUnpriced(items: readonly Pick<Order['items'][number], 'quoted' | 'price' | 'quantity'>[]): string {
  const count = items.filter(({ quoted, price, quantity }) => quoted && price === 0 && quantity > 0).length
  return count === 0 ? '' : ` plus ${count === 1 ? '1 item' : `${count} items`} the shop prices`
}

/** Whether an order consists only of lists that the customer hands over. */
export const isHandedOver = ({ parts, payment_method: method }: Pick<Order, 'parts' | 'payment_method'>): boolean =>
  method === 'on_delivery' && parts.length > 0 && parts.every(({ kind }) => kind !== 'vendor')

/**
 * Returns what an order will probably cost: without the tax added to estimates if it is paid in a shop, whose prices
 * include it (docs/decisions/0090).
 */
export const expectedOf = (order: Order): number =>
  isHandedOver(order) && order.subtotal > 0
    ? toRupees(toPaise(order.subtotal) - toPaise(refundsOf(order)))
    : order.total_amount

/** Returns what a part of an order will probably cost; see `expectedOf`. */
export function expectedOfPart({ items }: Pick<Order, 'items'>, part: Order['parts'][number]): number {
  if (part.kind === 'vendor' || part.prices !== 'estimated') return part.total_amount
  return toRupees(part.lines.reduce((sum, { index }) => sum + toPaise(items[index]!.line_total), 0))
}

/** Returns whether tax is added to an order's prices, included in all of them, or included only in agreed ones. */
export function taxOf({ parts, cgst, sgst }: Order): 'added' | 'included' | 'mixed' {
  if (!parts.some(({ prices = 'estimated' }) => prices !== 'estimated')) return 'added'
  return cgst + sgst === 0 ? 'included' : 'mixed'
}
