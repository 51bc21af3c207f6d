import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import * as orders from '@planner/contract/orders'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { callPage, type Page } from '#api/call-pages.ts'
import { limitMet, refusalSentence } from '#api/errors.ts'
import { writeToCache } from '#api/write-to-cache.ts'
import { useUser } from '#features/auth/session.tsx'
import { readDraft, writeDraft } from '#features/cart/draft-store.ts'
import { announceCartUpdate, cartKeys } from '#features/cart/queries.ts'
import { now } from '#platform/time/clock.ts'
import { toast } from '#ui/toast.ts'
import { words } from './words.ts'

export const orderKeys = {
  list: ['orders', 'list'] as const,
  counts: ['orders', 'counts'] as const,
  spend: ['orders', 'spend'] as const,
  paying: ['orders', 'paying'] as const,
}

/** The orders, newest first, page by page. */
export const ordersOptions = infiniteQueryOptions({
  queryKey: orderKeys.list,
  queryFn: ({ pageParam, signal }) => callPage(orders.list, pageParam, { signal }),
  initialPageParam: {} as InputOf<typeof orders.list>,
  getNextPageParam: ({ rest }) => rest,
  // Polled while an order waits for a shop, so that its answer shows without a reload.
  refetchInterval: ({ state }) => (state.data?.pages.some(({ answer }) => answer.some(waitsForShop)) ? 15_000 : false),
})

const waitsForShop = ({ parts, problems = [] }: orders.Order): boolean =>
  parts.some(({ kind, state }) => kind === 'vendor' && ['sent', 'accepted', 'ready'].includes(state)) ||
  problems.some(({ answer }) => answer === null)

/** The number of orders by status, including those not loaded. */
export const countsOptions = queryOptions({
  queryKey: orderKeys.counts,
  queryFn: ({ signal }) => call(orders.counts, {}, { signal }),
})

/** The person's spending over the last year. */
export const spendOptions = queryOptions({
  queryKey: orderKeys.spend,
  queryFn: ({ signal }) => call(orders.spend, {}, { signal }),
})

export function useCancel() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: orders.Order) => call(orders.cancel, { id }),
    async onSuccess(order) {
      await cacheOrder(client, order)
      toast.success(words.cancelled)
    },
    onError: (error) => {
      toast.error(refusalSentence(error, failures.orderCancel))
      // The order may have been paid or be ready by now.
      void client.invalidateQueries({ queryKey: orderKeys.list })
      void client.invalidateQueries({ queryKey: orderKeys.counts })
    },
  })
}

/** Puts an order's items into the cart again. */
export function useReorder(onDone: () => void) {
  const { id: userId } = useUser()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: orders.Order) => call(orders.reorder, { id }),
    onSuccess: ({ items_added, cart }, { status, deliver_by: by }) => {
      // A cancelled order that is placed again is needed by the same time.
      if (status === 'cancelled' && by !== null && cart.deliver_by === null && new Date(by) > now())
        writeDraft(userId, { ...readDraft(userId), deliverBy: by })
      client.setQueryData(cartKeys.current, cart)
      announceCartUpdate()
      toast.success(words.reordered(items_added))
      onDone()
    },
    onError: (error) => toast.error(failures.cartAddAgain, limitMet(error)),
  })
}

type Pages = InfiniteData<Page<typeof orders.list>>

/** Adds a new order to the cached ones. */
export function addOrder(client: QueryClient, order: orders.Order): void {
  client.setQueryData<Pages>(orderKeys.list, (list) => {
    const [newest, ...older] = list?.pages ?? []
    return list && newest && { ...list, pages: [{ ...newest, answer: [order, ...newest.answer] }, ...older] }
  })
  void client.invalidateQueries({ queryKey: orderKeys.counts })
}

/** Replaces a cached order with the server's answer. */
export async function cacheOrder(client: QueryClient, order: orders.Order): Promise<void> {
  await writeToCache<Pages>(client, orderKeys.list, ({ pages, ...list }) => ({
    ...list,
    pages: pages.map(({ answer, rest }) => ({
      answer: answer.map((one) => (one.id === order.id ? order : one)),
      rest,
    })),
  }))
  void client.invalidateQueries({ queryKey: orderKeys.counts })
  void client.invalidateQueries({ queryKey: orderKeys.spend })
}
