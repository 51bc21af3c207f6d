import type { OrderPartRow, OrderRow } from '#platform/db/tables/orders.ts'
import type { OrderWithPayment } from '../store.ts'

const closed: readonly OrderPartRow['state'][] = ['declined', 'cancelled']
/** A ready part may already be on its way: we only learn of that once it is delivered. */
const notBegun: readonly OrderPartRow['state'][] = ['sent', 'asks', 'accepted', 'listed']

/** Reasons why a customer cannot cancel an order or a part of it. */
export type Kept = 'order.status' | 'order.paid' | 'order.under-way'

/**
 * Returns why a customer cannot cancel a whole order; null if they can, which is until it is paid or ready
 * (docs/decisions/0092).
 */
export function orderKept(
  { status, parts }: Pick<OrderWithPayment, 'status' | 'parts'>,
  { isPaidOnline }: { isPaidOnline: boolean },
): Kept | null {
  if (status === 'pending') return null
  if (status !== 'confirmed') return 'order.status'
  if (isPaidOnline) return 'order.paid'
  const open = parts.filter(({ state }) => !closed.includes(state))
  if (open.some(({ state }) => !notBegun.includes(state))) return 'order.under-way'
  return open.some(isPaid) ? 'order.paid' : null
}

/**
 * Returns why a customer cannot cancel a shop's part; null if they can.
 *
 * @param isAtGateway an online payment was opened for the whole order, so that no part can be removed from it.
 */
export function partKept(
  { status }: Pick<OrderRow, 'status'>,
  part: OrderPartRow,
  { isAtGateway }: { isAtGateway: boolean },
): Kept | null {
  const { state } = part
  if ((status !== 'pending' && status !== 'confirmed') || closed.includes(state)) return 'order.status'
  if (!notBegun.includes(state)) return 'order.under-way'
  // A part that nobody has accepted yet can always be cancelled.
  if (status === 'pending' && state !== 'accepted') return null
  return isAtGateway || isPaid(part) ? 'order.paid' : null
}

/** The customer's own statement counts: a payment on its way would have to be returned. */
const isPaid = ({ paid_said_at: said, received_at: received }: OrderPartRow): boolean =>
  said !== null || received !== null
