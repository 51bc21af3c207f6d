import { type Order, orderNumber } from '@planner/contract/orders'
import { CreditCard } from 'lucide-react'

import { Button } from '#ui/Button.tsx'

import { usePay } from './use-pay.ts'

/** Opens the payment page of an order that is not paid yet. */
export function PayNow({ order }: { order: Order }) {
  const pay = usePay()
  return (
    <Button
      size="sm"
      pending={pay.isPending}
      aria-label={`Pay now, order ${orderNumber(order.id)}`}
      onClick={() => pay.mutate(order)}
    >
      <CreditCard aria-hidden="true" className="size-4" />
      Pay now
    </Button>
  )
}
