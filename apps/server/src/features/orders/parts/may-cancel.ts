import type { OrderPartRow, OrderRow } from '#platform/db/tables/orders.ts'
import type { OrderWithPayment } from '../store.ts'

const closed: readonly OrderPartRow['state'][] = ['declined', 'cancelled']
/** What is ready may be on its way: nothing tells us of that before it is delivered. */
const notBegun: readonly OrderPartRow['state'][] = ['sent', 'asks', 'accepted', 'listed']

/** Why an order, or a part of it, can't be cancelled by its customer. */
export type Kept = 'order.status' | 'order.paid' | 'order.under-way'

/** Why a customer can't cancel a whole order; null where they can: until it is paid or ready (docs/decisions/0092). */
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
 * Why a customer can't take back what one shop was to bring; null where they can.
 *
 * @param isAtGateway money was asked for online, for the whole order: nothing can leave it alone.
 */
export function partKept(
  { status }: Pick<OrderRow, 'status'>,
  part: OrderPartRow,
  { isAtGateway }: { isAtGateway: boolean },
): Kept | null {
  const { state } = part
  if ((status !== 'pending' && status !== 'confirmed') || closed.includes(state)) return 'order.status'
  if (!notBegun.includes(state)) return 'order.under-way'
  // What nobody has agreed to can always be taken back.
  if (status === 'pending' && state !== 'accepted') return null
  return isAtGateway || isPaid(part) ? 'order.paid' : null
}

/** The customer's word is enough: money that is on its way would have to come back. */
const isPaid = ({ paid_said_at: said, received_at: received }: OrderPartRow): boolean =>
  said !== null || received !== null
