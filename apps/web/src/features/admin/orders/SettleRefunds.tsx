import type { Order } from '@planner/contract/orders'

import { inRupees } from '#platform/rupees.ts'
import { Button } from '#ui/Button.tsx'
import { words } from '../words.ts'
import { useSettleRefund } from './use-move.ts'

/** What customers are still to get back of an order, with a button for each amount that was returned. */
export function SettleRefunds({ order, onSettled }: { order: Order; onSettled: (order: Order) => void }) {
  const settle = useSettleRefund(onSettled)
  const owed = owedOf(order)
  if (owed.length === 0) return null
  return (
    <ul aria-label={words.toRefund} className="space-y-2 rounded-lg bg-warn-soft p-4 text-sm text-warn">
      {owed.map(({ partId, who, amount }) => (
        <li key={partId ?? ''} className="flex flex-wrap items-center justify-between gap-3">
          {words.toRefundBy(inRupees(amount), who)}
          <Button
            variant="secondary"
            size="sm"
            aria-label={`${words.refundReturned}: ${inRupees(amount)}, ${who}`}
            pending={settle.isPending && settle.variables.part_id === partId}
            onClick={() => settle.mutate({ id: order.id, amount, ...(partId !== undefined && { part_id: partId }) })}
          >
            {words.refundReturned}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Whether somebody still owes the customer of an order money. */
export const isOwed = (order: Order): boolean => owedOf(order).length > 0

function owedOf({ parts, to_refund: own = 0 }: Order): { partId?: string; who: string; amount: number }[] {
  const shops = parts.map(({ id, vendor_name: who, to_refund: amount = 0 }) => ({ partId: id, who, amount }))
  return [{ who: words.refundByYou, amount: own }, ...shops].filter(({ amount }) => amount > 0)
}
