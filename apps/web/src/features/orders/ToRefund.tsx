import type { Order } from '@planner/contract/orders'

import { inRupees } from '#platform/rupees.ts'
import { words } from './words.ts'

/** The money that the customer is to get back, and from whom, until it is marked as returned. */
export function ToRefund({ order }: { order: Order }) {
  const owed = owedBy(order)
  if (owed.length === 0) return null
  return (
    <ul aria-label={words.toRefund} className="rounded-md bg-warn-soft px-3.5 py-2.5 text-sm text-warn">
      {owed.map(({ key, sentence }) => (
        <li key={key}>{sentence}</li>
      ))}
    </ul>
  )
}

function owedBy({ parts, duplicates = [], to_refund: own = 0 }: Order): { key: string; sentence: string }[] {
  const shops = parts.flatMap(({ id, vendor_name: shop, to_refund: amount = 0, received_at: received }) =>
    amount > 0 ? [{ key: id, sentence: words.toRefundBy(inRupees(amount), shop, received !== null) }] : [],
  )
  const twice = duplicates.flatMap(({ amount, refunded }, n) =>
    refunded ? [] : [{ key: `duplicate ${n}`, sentence: words.paidTwice(inRupees(amount), false) }],
  )
  const ours = own > 0 ? [{ key: 'own', sentence: words.toRefundOnline(inRupees(own)) }] : []
  return [...twice, ...ours, ...shops]
}
