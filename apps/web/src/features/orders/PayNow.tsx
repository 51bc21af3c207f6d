import type { Order } from '@planner/contract/orders'
import { CreditCard } from 'lucide-react'

import { Button } from '#ui/Button.tsx'
import { shortId } from './order-words.ts'
import { usePay } from './use-pay.ts'

/** Opens the payment page of an order that is not paid yet. */
export function PayNow({ order }: { order: Order }) {
  const pay = usePay()
  return (
    <Button
      size="sm"
      pending={pay.isPending}
      aria-label={`Pay now, order ${shortId(order.id)}`}
      onClick={() => pay.mutate(order)}
    >
      <CreditCard aria-hidden="true" className="size-4" />
      Pay now
    </Button>
  )
}
