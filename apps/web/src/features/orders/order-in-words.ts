import type { Order, OrderCounts, OrderStatus } from '@planner/contract/orders'

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

/** Whether an order's money, to be paid online, is still to come: an admin may confirm and deliver it before. */
export const isUnpaid = ({ status, payment_method, payment }: Order): boolean =>
  payment_method === 'gateway' && status !== 'cancelled' && payment?.status !== 'paid' && payment?.status !== 'refunded'

/** Whether the time that was chosen went by without anybody taking the order: nothing can be paid for it. */
export const isSlotPast = ({ status, deliver_by: by }: Order, now: Date): boolean =>
  status === 'pending' && by !== null && new Date(by) <= now

/** Whether an order waits to be paid online, and can be. */
export const mayPay = (order: Order, now: Date): boolean =>
  isUnpaid(order) && !order.awaits_price && !isSlotPast(order, now)

/** How it was or is to be paid. */
export function paymentInWords({ payment_method, payment, status, parts }: Order): string {
  if (payment_method === 'on_delivery') return parts.length > 0 ? words.payShop : words.onDelivery
  if (status === 'cancelled' && payment?.status !== 'refunded' && payment?.status !== 'paid') return 'Not paid'
  return words.online[payment?.status ?? 'created']
}

/** 'Assam tea, Dal and 2 more'. */
export function itemsInWords(items: readonly { name: string }[]): string {
  const [first, second, ...rest] = items.map(({ name }) => name)
  if (rest.length > 0) return `${first}, ${second} and ${rest.length} more`
  return second === undefined ? (first ?? '') : `${first} and ${second}`
}

/** Orders of each status, and of all; undefined until they are counted. */
export const countsOf = (counts: OrderCounts | undefined): { label: string; count: number | undefined }[] => [
  { label: 'Pending', count: counts?.pending },
  { label: 'Confirmed', count: counts?.confirmed },
  { label: 'Delivered', count: counts?.delivered },
  { label: 'Total Orders', count: counts?.total },
]

/** Newest first, whatever order they came in. */
export const newestFirst = (orders: readonly Order[]): Order[] =>
  [...orders].sort((a, b) => (a.order_date < b.order_date ? 1 : -1))

/** Whom a pending order waits for: the customer first, then a shop, then whoever accepts quoted prices; lists wait for nobody. */
export function waitsFor({
  status,
  awaits_price,
  parts,
  items,
}: Order): 'asksYou' | 'awaitsShop' | 'awaitsPrice' | null {
  if (status !== 'pending' || !awaits_price) return null
  const states = parts.filter(({ kind }) => kind === 'vendor').map(({ state }) => state)
  if (states.includes('asks')) return 'asksYou'
  if (states.includes('sent')) return 'awaitsShop'
  const inParts = new Set(parts.flatMap(({ lines }) => lines.map(({ index }) => index)))
  return items.some(({ quoted }, index) => quoted && !inParts.has(index)) ? 'awaitsPrice' : null
}

/** Whether tax is added to an order's prices, is part of all of them, or of those that were agreed. */
export function taxOf({ parts, cgst, sgst }: Order): 'added' | 'included' | 'mixed' {
  if (!parts.some(({ prices = 'estimated' }) => prices !== 'estimated')) return 'added'
  return cgst + sgst === 0 ? 'included' : 'mixed'
}
