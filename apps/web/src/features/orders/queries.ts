import * as orders from '@planner/contract/orders'
import { failures } from '@planner/contract/problems'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { putInPlace } from '#api/put-in-place.ts'
import { tellCartUpdated } from '#features/cart/queries.ts'
import { toast } from '#ui/toast.ts'
import { words } from './words.ts'

export const orderKeys = {
  list: ['orders', 'list'] as const,
  spend: ['orders', 'spend'] as const,
}

export const ordersOptions = queryOptions({
  queryKey: orderKeys.list,
  queryFn: ({ signal }) => call(orders.list, {}, { signal }),
})

/** What one spent over the last year. */
export const spendOptions = queryOptions({
  queryKey: orderKeys.spend,
  queryFn: ({ signal }) => call(orders.spend, {}, { signal }),
})

export function useCancel() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: orders.Order) => call(orders.cancel, { id }),
    async onSuccess(order) {
      await keepOrder(client, order)
      toast.success(words.cancelled)
    },
    onError: () => {
      toast.error(failures.orderCancel)
      // It may have been confirmed in the meantime.
      void client.invalidateQueries({ queryKey: orderKeys.list })
    },
  })
}

/** Puts what was ordered into the cart again. */
export function useReorder(onDone: () => void) {
  return useMutation({
    mutationFn: ({ id }: orders.Order) => call(orders.reorder, { id }),
    onSuccess: ({ items_added }) => {
      tellCartUpdated()
      toast.success(words.reordered(items_added))
      onDone()
    },
    onError: () => toast.error(failures.cartAddAgain),
  })
}

/** An answer of the server takes the place of the order that it is about. */
export async function keepOrder(client: QueryClient, order: orders.Order): Promise<void> {
  await putInPlace<orders.Order[]>(client, orderKeys.list, (list) =>
    list.map((one) => (one.id === order.id ? order : one)),
  )
  void client.invalidateQueries({ queryKey: orderKeys.spend })
}
