import { orders as limits } from '@planner/contract/constants/orders'
import { after, hourMs } from '#platform/clock.ts'
import type { OrderPartRow, OrderRow } from '#platform/db/tables/orders.ts'
import type { OrderWithPayment } from '../store.ts'

const closed: readonly OrderPartRow['state'][] = ['declined', 'cancelled']
/** A ready part may already be on its way: we only learn of that once it is delivered. */
const notBegun: readonly OrderPartRow['state'][] = ['sent', 'asks', 'accepted', 'listed']

/** Reasons why a customer cannot cancel an order or a part of it. */
export type CancelRefusal = 'order.status' | 'order.paid' | 'order.under-way'

/**
 * Returns why a customer cannot cancel a whole order; null if they can, which is until a shop has it ready, and again
 * when it is late (docs/decisions/0092). A payment does not matter: the gateway refunds one made online, and a shop that
 * was paid by hand owes it.
 */
export function orderCancelRefusal(
  { status, parts, deliver_by }: Pick<OrderWithPayment, 'status' | 'parts' | 'deliver_by'>,
  now: Date,
): CancelRefusal | null {
  if (status === 'pending') return null
  if (status !== 'confirmed') return 'order.status'
  const open = parts.filter(({ state }) => !closed.includes(state))
  if (open.some(({ state }) => state === 'delivered')) return 'order.under-way'
  if (isLate({ deliver_by }, now)) return null
  return open.some(({ state }) => !notBegun.includes(state)) ? 'order.under-way' : null
}

/** Whether what was not delivered is so late that the customer need not wait for it any longer. */
const isLate = ({ deliver_by: by }: Pick<OrderRow, 'deliver_by'>, now: Date): boolean =>
  by !== null && after(by, limits.lateHours * hourMs) <= now

/**
 * Returns why a customer cannot cancel a shop's part; null if they can.
 *
 * @param isAtGateway an online payment was opened for the whole order, so that no part can be removed from it.
 */
export function partCancelRefusal(
  { status, deliver_by }: Pick<OrderRow, 'status' | 'deliver_by'>,
  part: OrderPartRow,
  { isAtGateway, now }: { isAtGateway: boolean; now: Date },
): CancelRefusal | null {
  const { state } = part
  if ((status !== 'pending' && status !== 'confirmed') || closed.includes(state)) return 'order.status'
  if (state === 'delivered') return 'order.under-way'
  if (!isLate({ deliver_by }, now) && !notBegun.includes(state)) return 'order.under-way'
  // A part that nobody has accepted yet can always be cancelled.
  if (status === 'pending' && state !== 'accepted') return null
  return isAtGateway ? 'order.paid' : null
}

/** Whether a shop was paid directly. The customer's own statement counts: a payment on its way would have to be returned. */
export const isPaidDirectly = ({ paid_said_at: said, received_at: received }: OrderPartRow): boolean =>
  said !== null || received !== null
