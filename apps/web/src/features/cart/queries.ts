import * as cart from '@planner/contract/cart'
import { cart as limits } from '@planner/contract/constants/orders'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'

import { call } from '#api/call.ts'
import { refetchUnlessRecent } from '#api/client.ts'
import { NoAnswer } from '#api/errors.ts'
import { personChanged } from '#api/session-signals.ts'
import { useUser } from '#features/auth/session.tsx'

import { countOf } from './count.ts'
import { shownLines } from './draft.ts'
import { useDraft } from './draft-store.ts'
import { loadSavedCart, saveCart } from './saved-cart.ts'

export const cartKeys = {
  all: ['cart'] as const,
  count: ['cart', 'count'] as const,
  current: ['cart', 'current'] as const,
  /** The cart that was last counted. */
  counted: ['cart', 'counted'] as const,
  elsewhere: ['cart', 'elsewhere'] as const,
}

/** Fired on the window after every change to the cart. */
export const cartUpdated = 'cartUpdated'
export const announceCartUpdate = (): boolean => window.dispatchEvent(new Event(cartUpdated))

/** The cart as stored on the server. Each response also updates the count. */
export const cartOptions = queryOptions({
  queryKey: cartKeys.current,
  queryFn: async ({ signal, client }): Promise<cart.Cart> => {
    const atHand = () => client.getQueryState<cart.Cart>(cartKeys.current)
    const changes = atHand()?.dataUpdateCount
    const there = await fetchCart({ signal, client })
    const shown = atHand()?.data
    // Data written while this request ran is the answer to a change and may be newer.
    const isOlder = shown !== undefined && atHand()?.dataUpdateCount !== changes && shown.version > there.version
    const newest = isOlder ? shown : there
    client.setQueryData(cartKeys.count, newest.items)

    return newest
  },
  staleTime: 0,
  refetchOnMount: refetchUnlessRecent,
  retry: false,
})

export const countOptions = queryOptions({
  queryKey: cartKeys.count,
  /** Null if there is no answer and nothing is cached. */
  queryFn: async ({ signal, client }): Promise<cart.CartItem[] | null> => {
    try {
      const there = await fetchCart({ signal, client })
      followElsewhere(client, there)
      client.setQueryData(cartKeys.counted, there)
      return there.items
    } catch (error) {
      if (signal.aborted) throw error
      if (error instanceof NoAnswer) return client.getQueryData(cartKeys.count) ?? null
      console.warn('Couldn’t load the cart count', error)
      return []
    }
  },
  staleTime: 0,
  refetchOnMount: refetchUnlessRecent,
  retry: false,
  refetchInterval: limits.pollMs,
})

/** The request in progress, while nobody has seen or changed the cart yet. */
let first: Promise<cart.Cart> | null = null

personChanged.listen(() => {
  first = null
})

/** Fetches the cart. Page and badge share one request when they load together. */
function fetchCart({ signal, client }: { signal: AbortSignal; client: QueryClient }): Promise<cart.Cart> {
  const isSeen = [cartKeys.current, cartKeys.count].some((key) => client.getQueryData(key) !== undefined)
  if (isSeen) return call(cart.get, {}, { signal })
  if (first) return first

  const asked = call(cart.get, {}).finally(() => {
    if (first === asked) first = null
  })
  first = asked

  return asked
}

/**
 * The number of items in the cart, updated while the page is visible, and again when the cart is opened (`refresh`).
 * Use it once: each use polls.
 */
export function useCartCount(): { count: number; refresh: () => void } {
  const client = useQueryClient()
  const { id } = useUser()
  const draft = useDraft(id)
  const { data, refetch } = useQuery(countOptions)
  useEffect(() => {
    // Stored for offline use, whether or not the cart page was ever opened here.
    const counted = data && client.getQueryData<cart.Cart>(cartKeys.counted)
    if (counted) saveCart(id, counted)
  }, [client, id, data])

  useEffect(() => {
    const onCartUpdated = () => {
      first = null
      void client.invalidateQueries({ queryKey: cartKeys.current, refetchType: 'none' })
      void refetch()
    }
    window.addEventListener(cartUpdated, onCartUpdated)
    return () => window.removeEventListener(cartUpdated, onCartUpdated)
  }, [client, refetch])

  // A page that has just opened fetches it anyway.
  const refresh = useCallback(() => void (isOnScreen(client) && refetch()), [client, refetch])

  return { count: countOf({ items: shownLines(linesAtHand(data, id), draft) }), refresh }
}

/** Returns the same count from the cache, where the shell already polls it. Sends no requests. */
export function useCartCountAtHand(): number {
  const { id } = useUser()
  const draft = useDraft(id)
  const { data } = useQuery({ ...countOptions, enabled: false })

  return countOf({ items: shownLines(linesAtHand(data, id), draft) })
}

/** Returns the counted lines or, without an answer, those stored on this device. */
const linesAtHand = (data: cart.CartItem[] | null | undefined, userId: string): cart.CartItem[] =>
  data ?? (data === null ? loadSavedCart(userId)?.cart.items : undefined) ?? []

/** While the cart is visible, replaces it with a newer one found by the count, and marks it as changed elsewhere. */
function followElsewhere(client: QueryClient, there: cart.Cart): void {
  const shown = client.getQueryData<cart.Cart>(cartKeys.current)
  if (!shown || !isOnScreen(client) || client.isMutating({ mutationKey: cartKeys.all }) > 0) return
  if (there.version <= shown.version) return
  // Changes made by this tab outside the cart, such as reordering or adding a recipe, invalidate the query: nobody else
  // changed it.
  const isOwn = client.getQueryState(cartKeys.current)?.isInvalidated === true
  client.setQueryData(cartKeys.current, there)
  if (!isOwn) client.setQueryData(cartKeys.elsewhere, true)
}

const isOnScreen = (client: QueryClient): boolean =>
  client.getQueryCache().find({ queryKey: cartKeys.current })?.isActive() ?? false
