import { billOf, sumOf, type Totals, totalsOf } from '@planner/commerce/gst'
import { ownLines } from '@planner/commerce/own-lines'
import { gst } from '@planner/contract/constants/orders'
import type { PartPrices, PartState } from '@planner/contract/orders'
import type { Line } from '#platform/db/tables/cart.ts'
import type { OrderPartRow, OrderRow, PartLine } from '#platform/db/tables/orders.ts'
import type { OrderWithPayment } from '../store.ts'

const closed: readonly PartState[] = ['declined', 'cancelled']
const agreed: readonly PartState[] = ['accepted', 'ready', 'delivered']

/** Whether the customer ticked off a part as bought, so that its prices are those paid. */
const isTicked = ({ kind, state, lines }: OrderPartRow): boolean =>
  kind !== 'vendor' && state === 'delivered' && lines.every((line) => line.state !== 'open')

/** Whether a shop has not answered its part yet, or waits for the customer's answer. */
export const isWaiting = ({ kind, state }: Pick<OrderPartRow, 'kind' | 'state'>): boolean =>
  kind === 'vendor' && (state === 'sent' || state === 'asks')

const noTax = { cgst: 0, sgst: 0 }

/**
 * Whether the price of a part's line is not an estimate: its shop stated or accepted it, or it was paid. Such a price
 * includes tax.
 */
const isAgreed = (part: OrderPartRow, said: PartLine): boolean =>
  part.kind === 'vendor' ? said.state === 'yes' : isTicked(part)

/** Returns the totals of one part. Tax is added to estimates, never to an agreed price (docs/decisions/0090). */
export function totalsOfPart(order: Pick<OrderRow, 'lines'>, part: OrderPartRow): Totals {
  const lineOf = ({ index }: PartLine) => order.lines[index]!
  return sumOf([
    totalsOf(part.lines.filter((said) => isAgreed(part, said)).map(lineOf), noTax),
    totalsOf(part.lines.filter((said) => !isAgreed(part, said)).map(lineOf), gst),
    lessRefunds(part.lines.map(lineOf)),
  ])
}

/**
 * Returns the total of a part as its shop sees it: until it has answered, what accepting brings, which is the sum at the
 * prices shown and proposed, without the tax that the customer's estimate adds (docs/decisions/0090).
 */
export function totalForShop(order: Pick<OrderRow, 'lines'>, part: OrderPartRow): number {
  if (!isWaiting(part)) return totalsOfPart(order, part).total
  const lines = part.lines.map(({ index, proposal }) => {
    const line = order.lines[index]!
    return { ...line, price: (proposal ?? line).price }
  })
  return sumOf([totalsOf(lines, noTax), lessRefunds(lines)]).total
}

/** Returns the lines that are supplied: not those out of stock or left out, whose quantity is 0. */
export const suppliedLines = <L extends Pick<Line, 'quantity'>>(lines: readonly L[]): L[] =>
  lines.filter(({ quantity }) => quantity > 0)

/** Returns the total that shops refunded on lines after problems: the amount paid back, including any tax. */
export const refundsOf = (lines: readonly Line[]): number => lines.reduce((sum, { refunded = 0 }) => sum + refunded, 0)

/**
 * Returns what the customer paid online for a part: the whole payment if nothing else was ordered, otherwise the part's
 * total before refunds.
 */
export function paidOnlineFor(order: OrderWithPayment, part: OrderPartRow): number {
  const isWhole = order.parts.length === 1 && linesInNoPart(order, order.parts).length === 0
  if (order.payment && isWhole) return order.payment.amount_paise
  return totalsOfPart(order, part).total + refundsOf(part.lines.map(({ index }) => order.lines[index]!))
}

/** Refunds reduce the total only: they include tax, so deducting them from net prices would make those negative. */
const lessRefunds = (lines: readonly Line[]): Totals => ({ subtotal: 0, ...noTax, total: -refundsOf(lines) })

/**
 * Returns what a line still costs, with tax and after refunds: the most that can be refunded for it. Tax is added to a
 * line without a part. Never more than the order's total, since tax is rounded per bill rather than per line.
 */
export function dueOfLine(order: Pick<OrderRow, 'lines'>, parts: readonly OrderPartRow[], index: number): number {
  const line = order.lines[index]!
  const part = parts.find(({ lines }) => lines.some((one) => one.index === index))
  const said = part?.lines.find((one) => one.index === index)
  const rates = part && said && isAgreed(part, said) ? noTax : gst
  const due = sumOf([totalsOf([line], rates), lessRefunds([line])]).total
  return Math.min(due, totalsOfOrder(order, parts).total)
}

/** Returns which prices a part's total consists of: only our estimates, some agreed ones, or only agreed ones. */
export function pricesOfPart(order: Pick<OrderRow, 'lines'>, part: OrderPartRow): PartPrices {
  const counted = part.lines.filter(({ index }) => order.lines[index]!.quantity > 0)
  const agreed = counted.filter((said) => isAgreed(part, said)).length
  if (agreed === 0) return 'estimated'
  return agreed === counted.length ? 'agreed' : 'mixed'
}

/** Returns the state that follows from a shop's answers: questions take precedence, then open lines. */
export function stateOfVendorPart(part: OrderPartRow): PartState {
  if (!['sent', 'asks', 'accepted'].includes(part.state)) return part.state
  const states = part.lines.map(({ state }) => state)
  if (states.includes('proposed')) return 'asks'
  if (states.includes('open')) return 'sent'
  return states.every((state) => state === 'out') ? 'declined' : 'accepted'
}

/** Updates an order's totals and status from its lines and parts. Lines without a part are moved by administrators. */
export function settle(order: OrderRow, parts: readonly OrderPartRow[]): void {
  if (parts.length === 0) return
  // An order that ends as a whole keeps its lines as they were; in one that continues, lines that nobody delivers count
  // 0.
  const goesOn = parts.some(({ state }) => !closed.includes(state))
  for (const part of goesOn ? parts.filter(({ state }) => closed.includes(state)) : []) {
    for (const { index } of part.lines) order.lines[index]!.quantity = 0
  }
  const rest = linesInNoPart(order, parts)
  setTotals(order, parts)
  order.awaits_price = parts.some(isWaiting) || order.lines.some(({ quoted, quantity }) => quoted && quantity > 0)
  if (rest.length === 0) order.status = statusOf(order, parts)
}

/** Recomputes an order's totals after its lines have changed. */
export function setTotals(order: OrderRow, parts: readonly OrderPartRow[]): void {
  const { subtotal, cgst, sgst, total } = totalsOfOrder(order, parts)
  order.subtotal_paise = subtotal
  order.cgst_paise = cgst
  order.sgst_paise = sgst
  order.total_paise = total
}

function linesInNoPart({ lines }: Pick<OrderRow, 'lines'>, parts: readonly OrderPartRow[]): Line[] {
  return ownLines({ lines, parts }).map((index) => lines[index]!)
}

/** Returns an order's totals: those of its parts, and of lines without a part. */
export function totalsOfOrder(order: Pick<OrderRow, 'lines'>, parts: readonly OrderPartRow[]): Totals {
  return sumOf([
    ...[...Map.groupBy(linesInNoPart(order, parts), billOf).values()].map((lines) =>
      sumOf([totalsOf(lines, gst), lessRefunds(lines)]),
    ),
    ...parts.map((part) => totalsOfPart(order, part)),
  ])
}

/** Moves only forward: a confirmed order stays confirmed while a shop asks about one more line. */
function statusOf({ status }: OrderRow, parts: readonly OrderPartRow[]): OrderRow['status'] {
  if (status === 'delivered' || status === 'cancelled') return status
  const open = parts.filter(({ state }) => !closed.includes(state))
  if (open.length === 0) return 'cancelled'
  if (open.every(({ state }) => state === 'delivered')) return 'delivered'
  return open.every(({ state }) => agreed.includes(state)) ? 'confirmed' : status
}
