import { billOf, sumOf, type Totals, totalsOf } from '@planner/commerce/gst'
import { gst } from '@planner/contract/constants'
import type { PartState } from '@planner/contract/orders'
import type { OrderPartRow, OrderRow } from '#platform/db/tables.ts'

const closed: readonly PartState[] = ['declined', 'cancelled']
const agreed: readonly PartState[] = ['accepted', 'ready', 'delivered']

/** Whether a part was ticked off by the customer: its prices are then what was paid, tax included. */
const isTicked = ({ kind, state, lines }: OrderPartRow): boolean =>
  kind !== 'vendor' && state === 'delivered' && lines.every((line) => line.state !== 'open')

/** The sums of one part. */
export function totalsOfPart(order: Pick<OrderRow, 'lines'>, part: OrderPartRow): Totals {
  const lines = part.lines.map(({ index }) => order.lines[index]!)
  return totalsOf(lines, isTicked(part) ? { cgst: 0, sgst: 0 } : gst)
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
  const inParts = new Set(parts.flatMap(({ lines }) => lines.map(({ index }) => index)))
  const rest = order.lines.filter((_, index) => !inParts.has(index))
  const bills = [
    ...[...Map.groupBy(rest, billOf).values()].map((lines) => totalsOf(lines, gst)),
    ...parts.map((part) => totalsOfPart(order, part)),
  ]
  const { subtotal, cgst, sgst, total } = sumOf(bills)
  order.subtotal_paise = subtotal
  order.cgst_paise = cgst
  order.sgst_paise = sgst
  order.total_paise = total
  order.awaits_price =
    parts.some(({ kind, state }) => kind === 'vendor' && (state === 'sent' || state === 'asks')) ||
    order.lines.some(({ quoted, quantity }) => quoted && quantity > 0)
  if (rest.length === 0) order.status = statusOf(order, parts)
}

/** Forward only: a confirmed order stays confirmed while a shop asks about one more line. */
function statusOf({ status }: OrderRow, parts: readonly OrderPartRow[]): OrderRow['status'] {
  if (status === 'delivered' || status === 'cancelled') return status
  const open = parts.filter(({ state }) => !closed.includes(state))
  if (open.length === 0) return 'cancelled'
  if (open.every(({ state }) => state === 'delivered')) return 'delivered'
  return open.every(({ state }) => agreed.includes(state)) ? 'confirmed' : status
}
