import { type Order, orderNumber } from '@planner/contract/orders'
import { useIsMutating } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'

import { Button } from '#ui/Button.tsx'

import { orderKeys } from './queries.ts'
import { usePay } from './use-pay.ts'

/** Opens the payment page of an order that is not paid yet. */
export function PayNow({ order }: { order: Order }) {
  const pay = usePay()
  // Also if another button, or placing the order, opened the payment.
  const paying = useIsMutating({
    mutationKey: orderKeys.paying,
    predicate: ({ state }) => (state.variables as Order | undefined)?.id === order.id,
  })
  return (
    <Button
      size="sm"
      pending={paying > 0}
      aria-label={`Pay now, order ${orderNumber(order.id)}`}
      onClick={() => pay.mutate(order)}
    >
      <CreditCard aria-hidden="true" className="size-4" />
      Pay now
    </Button>
  )
}
