import * as cart from '@planner/contract/cart'
import { cart as limits } from '@planner/contract/constants'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { call } from '#api/call.ts'

import { countOf } from './count.ts'

export const cartKeys = {
  all: ['cart'] as const,
  count: ['cart', 'count'] as const,
}

/** Fired on the window by whatever changes the cart. */
export const cartUpdated = 'cartUpdated'

const count = queryOptions({
  queryKey: cartKeys.count,
  queryFn: async ({ signal }) => {
    try {
      return countOf(await call(cart.get, {}, { signal }))
    } catch (error) {
      if (signal.aborted) throw error
      console.warn('The cart could not be counted', error)
      return 0
    }
  },
  staleTime: 0,
  retry: false,
  refetchOnMount: 'always',
  refetchInterval: limits.pollMs,
})

/** How many things are in the cart, kept up to date while the page is visible. Use it once: each use polls. */
export function useCartCount(): { count: number; refresh: () => void } {
  const { data = 0, refetch } = useQuery(count)

  useEffect(() => {
    const refresh = () => void refetch()
    window.addEventListener(cartUpdated, refresh)
    return () => window.removeEventListener(cartUpdated, refresh)
  }, [refetch])

  return { count: data, refresh: () => void refetch() }
}
