import * as cart from '@planner/contract/cart'
import { cart as limits } from '@planner/contract/constants/orders'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'

import { call } from '#api/call.ts'
import { unlessJustAsked } from '#api/client.ts'
import { NoAnswer } from '#api/errors.ts'
import { personChanged } from '#api/session-signals.ts'
import { useUser } from '#features/auth/session.tsx'

import { countOf } from './count.ts'
import { shownLines } from './draft.ts'
import { useDraft } from './draft-store.ts'
import { keepCart, keptCart } from './kept-cart.ts'

export const cartKeys = {
  all: ['cart'] as const,
  count: ['cart', 'count'] as const,
  current: ['cart', 'current'] as const,
  /** The cart that was counted last. */
  counted: ['cart', 'counted'] as const,
  elsewhere: ['cart', 'elsewhere'] as const,
}

/** Fired on the window by whatever changes the cart. */
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
    // What came in meanwhile is the answer to a change, and may be newer than this.
    const isOlder = shown !== undefined && atHand()?.dataUpdateCount !== changes && shown.version > there.version
    const newest = isOlder ? shown : there
    client.setQueryData(cartKeys.count, newest.items)

    return newest
  },
  staleTime: 0,
  refetchOnMount: unlessJustAsked,
  retry: false,
})

export const countOptions = queryOptions({
  queryKey: cartKeys.count,
  /** Null where there is no answer at all: the cart is what it was. */
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
  refetchOnMount: unlessJustAsked,
  retry: false,
  refetchInterval: limits.pollMs,
})

/** The request in progress, while nobody has seen or changed the cart yet. */
let first: Promise<cart.Cart> | null = null

personChanged.listen(() => {
  first = null
})

/** Asks for the cart. Page and count begin together, and then wait for one answer. */
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
    // Without a connection it is counted from this, whether the cart was ever opened here or not.
    const counted = data && client.getQueryData<cart.Cart>(cartKeys.counted)
    if (counted) keepCart(id, counted)
  }, [client, id, data])

  useEffect(() => {
    const askAnew = () => {
      first = null
      void client.invalidateQueries({ queryKey: cartKeys.current, refetchType: 'none' })
      void refetch()
    }
    window.addEventListener(cartUpdated, askAnew)
    return () => window.removeEventListener(cartUpdated, askAnew)
  }, [client, refetch])

  // A page that has just opened fetches it anyway.
  const refresh = useCallback(() => void (isOnScreen(client) && refetch()), [client, refetch])

  return { count: countOf({ items: shownLines(linesAtHand(data, id), draft) }), refresh }
}

/** The same number where the shell counts already: asks nothing of the server itself. */
export function useCartCountAtHand(): number {
  const { id } = useUser()
  const draft = useDraft(id)
  const { data } = useQuery({ ...countOptions, enabled: false })

  return countOf({ items: shownLines(linesAtHand(data, id), draft) })
}

/** Without an answer, the cart as this device has it. */
const linesAtHand = (data: cart.CartItem[] | null | undefined, userId: string): cart.CartItem[] =>
  data ?? (data === null ? keptCart(userId)?.cart.items : undefined) ?? []

/** While the cart is on the screen, a newer one that the count came upon is shown, and said to come from elsewhere. */
function followElsewhere(client: QueryClient, there: cart.Cart): void {
  const shown = client.getQueryData<cart.Cart>(cartKeys.current)
  if (!shown || !isOnScreen(client) || client.isMutating({ mutationKey: cartKeys.all }) > 0) return
  if (there.version <= shown.version) return
  // Reordering, adding a recipe and the like are this tab's own doing: nobody else changed anything.
  const isOwn = client.getQueryState(cartKeys.current)?.isInvalidated === true
  client.setQueryData(cartKeys.current, there)
  if (!isOwn) client.setQueryData(cartKeys.elsewhere, true)
}

const isOnScreen = (client: QueryClient): boolean =>
  client.getQueryCache().find({ queryKey: cartKeys.current })?.isActive() ?? false
