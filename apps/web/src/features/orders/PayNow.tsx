import { type Order, orderNumber } from '@planner/contract/orders'
import { useIsMutating } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'

import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'

import { orderKeys } from './queries.ts'
import { usePay } from './use-pay.ts'
import { words } from './words.ts'

/** Opens the payment page of an order that is not paid yet. */
export function PayNow({ order }: { order: Order }) {
  const pay = usePay()
  // Also if another button, or placing the order, opened the payment.
  const isPaying =
    useIsMutating({
      mutationKey: orderKeys.paying,
      predicate: ({ state }) => (state.variables as Order | undefined)?.id === order.id,
    }) > 0
  return (
    <Button
      size="sm"
      aria-busy={isPaying || undefined}
      aria-disabled={isPaying || undefined}
      aria-label={`${isPaying ? words.opensPayment : 'Pay now'}, order ${orderNumber(order.id)}`}
      // As wide as the longer of its two labels.
      className="w-45 px-1! whitespace-nowrap"
      onClick={() => pay.mutate(order)}
    >
      {isPaying ? <Spinner className="size-4" /> : <CreditCard aria-hidden="true" className="size-4" />}
      {isPaying ? words.opensPayment : 'Pay now'}
    </Button>
  )
}
