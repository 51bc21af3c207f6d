import type { InputOf } from '@planner/contract/endpoint'
import * as shops from '@planner/contract/shops'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { refusalSentence } from '#api/errors.ts'
import { vendorsOptions } from '#features/vendors/queries.ts'
import { toast } from '#ui/toast.ts'
import { shopWords } from './words.ts'

export const shopsOptions = queryOptions({
  queryKey: ['shops'] as const,
  queryFn: ({ signal }) => call(shops.list, {}, { signal }),
})

/** The prices last paid, by item name in lower case. */
export const paidPricesOptions = queryOptions({
  queryKey: ['paid-prices'] as const,
  queryFn: ({ signal }) => call(shops.paidPrices, {}, { signal }),
  select: (prices) => new Map(prices.map((one) => [one.name, one])),
})

/** Adds, changes or removes one of the person's shops, and refetches the vendors to choose from. */
export function useShops() {
  const client = useQueryClient()
  const changed = {
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: shopsOptions.queryKey })
      void client.invalidateQueries({ queryKey: vendorsOptions.queryKey })
      void client.invalidateQueries({ queryKey: ['cart-recommendations'] })
    },
    onError: (error: Error) => toast.error(refusalSentence(error, shopWords.failed)),
  }
  return {
    add: useMutation({ mutationFn: (shop: InputOf<typeof shops.create>) => call(shops.create, shop), ...changed }),
    change: useMutation({ mutationFn: (shop: InputOf<typeof shops.update>) => call(shops.update, shop), ...changed }),
    remove: useMutation({ mutationFn: (id: string) => call(shops.remove, { id }), ...changed }),
  }
}
