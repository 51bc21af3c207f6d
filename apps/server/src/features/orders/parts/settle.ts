import { billOf, sumOf, type Totals, totalsOf } from '@planner/commerce/gst'
import { gst } from '@planner/contract/constants/orders'
import type { PartPrices, PartState } from '@planner/contract/orders'
import type { Line } from '#platform/db/tables/cart.ts'
import type { OrderPartRow, OrderRow, PartLine } from '#platform/db/tables/orders.ts'

const closed: readonly PartState[] = ['declined', 'cancelled']
const agreed: readonly PartState[] = ['accepted', 'ready', 'delivered']

/** Whether a part was ticked off by the customer: its prices are then what was paid. */
const isTicked = ({ kind, state, lines }: OrderPartRow): boolean =>
  kind !== 'vendor' && state === 'delivered' && lines.every((line) => line.state !== 'open')

const noTax = { cgst: 0, sgst: 0 }

/** Whether the price of a part's line is no estimate: its shop said it or accepted it, or it was paid. Such a price includes tax. */
const isAgreed = (part: OrderPartRow, said: PartLine): boolean =>
  part.kind === 'vendor' ? said.state === 'yes' : isTicked(part)

/** The sums of one part: tax is added to estimates, never to a price that was agreed (docs/decisions/0090). */
export function totalsOfPart(order: Pick<OrderRow, 'lines'>, part: OrderPartRow): Totals {
  const lineOf = ({ index }: PartLine) => order.lines[index]!
  return sumOf([
    totalsOf(part.lines.filter((said) => isAgreed(part, said)).map(lineOf), noTax),
    totalsOf(part.lines.filter((said) => !isAgreed(part, said)).map(lineOf), gst),
    lessRefunds(part.lines.map(lineOf)),
  ])
}

/** What shops take off lines after a problem: an amount that the customer gets, whatever tax was in it. */
export const refundsOf = (lines: readonly Line[]): number => lines.reduce((sum, { refunded = 0 }) => sum + refunded, 0)

function lessRefunds(lines: readonly Line[]): Totals {
  const refunds = refundsOf(lines)
  return { subtotal: -refunds, ...noTax, total: -refunds }
}

/** What one line comes to, with its tax and without its refunds. Of no part, tax is added to it. */
export function dueOfLine(order: Pick<OrderRow, 'lines'>, part: OrderPartRow | null, index: number): number {
  const line = order.lines[index]!
  const said = part?.lines.find((one) => one.index === index)
  return sumOf([totalsOf([line], part && said && isAgreed(part, said) ? noTax : gst), lessRefunds([line])]).total
}

/** Whose prices a part's total is made of: ours alone, some that were agreed, or nothing else. */
export function pricesOfPart(order: Pick<OrderRow, 'lines'>, part: OrderPartRow): PartPrices {
  const counted = part.lines.filter(({ index }) => order.lines[index]!.quantity > 0)
  const agreed = counted.filter((said) => isAgreed(part, said)).length
  if (agreed === 0) return 'estimated'
  return agreed === counted.length ? 'agreed' : 'mixed'
}

/** What a shop's answers come to: questions first, then what is still open. */
export function stateOfVendorPart(part: OrderPartRow): PartState {
  if (!['sent', 'asks', 'accepted'].includes(part.state)) return part.state
  const states = part.lines.map(({ state }) => state)
  if (states.includes('proposed')) return 'asks'
  if (states.includes('open')) return 'sent'
  return states.every((state) => state === 'out') ? 'declined' : 'accepted'
}

/** Money and status of an order, from its lines and parts. Lines that no part names are moved by administrators. */
export function settle(order: OrderRow, parts: readonly OrderPartRow[]): void {
  if (parts.length === 0) return
  // An order that ends as a whole stays readable as it was; one that goes on counts nothing of what nobody brings.
  const goesOn = parts.some(({ state }) => !closed.includes(state))
  for (const part of goesOn ? parts.filter(({ state }) => closed.includes(state)) : []) {
    for (const { index } of part.lines) order.lines[index]!.quantity = 0
  }
  const rest = linesInNoPart(order, parts)
  setTotals(order, parts)
  order.awaits_price =
    parts.some(({ kind, state }) => kind === 'vendor' && (state === 'sent' || state === 'asks')) ||
    order.lines.some(({ quoted, quantity }) => quoted && quantity > 0)
  if (rest.length === 0) order.status = statusOf(order, parts)
}

/** The sums of an order anew, after its lines have changed. */
export function setTotals(order: OrderRow, parts: readonly OrderPartRow[]): void {
  const { subtotal, cgst, sgst, total } = totalsOfOrder(order, parts)
  order.subtotal_paise = subtotal
  order.cgst_paise = cgst
  order.sgst_paise = sgst
  order.total_paise = total
}

function linesInNoPart({ lines }: Pick<OrderRow, 'lines'>, parts: readonly OrderPartRow[]): Line[] {
  const inParts = new Set(parts.flatMap((part) => part.lines.map(({ index }) => index)))
  return lines.filter((_, index) => !inParts.has(index))
}

/** The sums of an order: those of its parts, and of the lines that no part names. */
export function totalsOfOrder(order: Pick<OrderRow, 'lines'>, parts: readonly OrderPartRow[]): Totals {
  return sumOf([
    ...[...Map.groupBy(linesInNoPart(order, parts), billOf).values()].map((lines) =>
      sumOf([totalsOf(lines, gst), lessRefunds(lines)]),
    ),
    ...parts.map((part) => totalsOfPart(order, part)),
  ])
}

/** Forward only: a confirmed order stays confirmed while a shop asks about one more line. */
function statusOf({ status }: OrderRow, parts: readonly OrderPartRow[]): OrderRow['status'] {
  if (status === 'delivered' || status === 'cancelled') return status
  const open = parts.filter(({ state }) => !closed.includes(state))
  if (open.length === 0) return 'cancelled'
  if (open.every(({ state }) => state === 'delivered')) return 'delivered'
  return open.every(({ state }) => agreed.includes(state)) ? 'confirmed' : status
}
