import { toPaise, toRupees } from '@planner/commerce/money'
import { orders as limits } from '@planner/contract/constants/orders'
import type { Order } from '@planner/contract/orders'

import { inRupees } from '#platform/rupees.ts'
import { namesOf } from './next-steps.ts'
import { words } from './words.ts'

/**
 * Returns what cancelling an order does: who refunds it, and whom to tell. A list may have been sent already, which
 * only the customer knows.
 */
export function cancelText({ status, payment, parts }: Order): string {
  if (payment?.status === 'paid') return words.confirmCancelPaid
  const isOpen = ({ state }: Order['parts'][number]) => state !== 'declined' && state !== 'cancelled'
  const paid = parts.filter((part) => part.kind === 'vendor' && isOpen(part) && (part.received_at ?? part.paid_said_at))
  if (paid.length > 0) {
    const paise = paid.reduce((sum, part) => sum + toPaise(part.total_amount) + toPaise(part.to_refund ?? 0), 0)
    const isReceived = paid.every(({ received_at: at }) => at !== null)
    return words.confirmCancelPaidShop(namesOf(paid), inRupees(toRupees(paise)), isReceived)
  }
  const lists = parts.filter(({ kind, state }) => kind !== 'vendor' && state === 'listed')
  if (lists.length > 0) {
    const isAll = lists.length === parts.length
    return isAll ? words.confirmCancelList(namesOf(lists)) : words.confirmCancelBoth(namesOf(lists))
  }
  return status === 'confirmed' ? words.confirmCancelAccepted : words.confirmCancelText
}

/** Returns why a confirmed order can't be cancelled, and what its customer can do; null if it can, or is over. */
export function whyNoCancel({ status, parts, may_cancel: may, deliver_by: by }: Order): string | null {
  if (status !== 'confirmed' || may !== false) return null
  const isBegun = parts.some(({ state }) => state === 'delivered')
  return [
    isBegun ? words.noCancelDelivered : words.noCancelReady,
    parts.some(({ may_message: message }) => message) && words.noCancelAsk,
    !isBegun && by !== null && words.noCancelLate(limits.lateHours),
  ]
    .filter((sentence) => typeof sentence === 'string')
    .join(' ')
}
