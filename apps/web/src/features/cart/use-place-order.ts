import * as contract from '@planner/contract/cart'
import { failures } from '@planner/contract/failures'
import * as orders from '@planner/contract/orders'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { CallError } from '#api/errors.ts'
import { useUser } from '#features/auth/session.tsx'
import { addOrder } from '#features/orders/queries.ts'
import { vendorsOptions } from '#features/vendors/queries.ts'
import { toast } from '#ui/toast.ts'

import { changesOf, noDraft, shownLines, withChange } from './draft.ts'
import { readDraft, writeDraft } from './draft-store.ts'
import { dropOrderKey, orderKeyFor } from './order-key.ts'
import { announceCartUpdate, cartKeys, cartOptions } from './queries.ts'

/** The cart on the page, and the shops and the way to pay that the page named for it. */
type Placed = { shown: contract.Cart; seen: orders.Seen }

/**
 * Orders exactly what the page shows: sends all changes in one call, then orders that version of the cart. If anything
 * fails, nothing on the page is lost.
 */
export function usePlaceOrder(onPlaced: (order: orders.Order) => Promise<void>) {
  const { id: userId } = useUser()
  const client = useQueryClient()

  return useMutation({
    mutationKey: cartKeys.all,
    mutationFn: async ({ shown, seen }: Placed) => {
      const cart = await withDraftSent(client, userId, shown)
      const headers = { 'if-match': `"${cart.version}"`, 'idempotency-key': orderKeyFor(userId, cart.version) }
      return call(orders.create, { seen }, { headers, timeoutMs: 30_000 })
    },
    onSuccess: async (order) => {
      dropOrderKey(userId)
      writeDraft(userId, noDraft)
      addOrder(client, order)
      void onPlaced(order)
      // The time belongs to this order. Awaited, so that the cart is not fetched with it again. If this fails, the next
      // order shows it and it can be changed.
      await call(contract.put, { deliver_by: null }).then(
        (cart) => client.setQueryData(cartKeys.current, cart),
        (error: unknown) => console.warn('The delivery time stays in the cart', error),
      )
    },
    onError: (error, { shown }) => {
      const refusal = causeOf(error)
      // Without an answer the order may have been placed, so only a refusal frees the key.
      if (!(error instanceof NotSent) && refusal instanceof CallError && refusal.status < 500) dropOrderKey(userId)
      if (refusal instanceof CallError && refusal.code === 'cart.changed') {
        client.setQueryData(cartKeys.elsewhere, true)
        return
      }
      if (refusal instanceof CallError && refusal.code === 'cart.empty') {
        toast.error(failures.cartEmpty)
        return
      }
      if (refusal instanceof CallError && refusal.code?.endsWith('-changed')) {
        void client.invalidateQueries({ queryKey: vendorsOptions.queryKey })
        void client.invalidateQueries({ queryKey: ['cart-recommendations'] })
      }
      if (refusal instanceof CallError && refusal.code === 'vendor.closed') void releaseClosed(client, userId, shown)
      const why = refusal instanceof CallError ? refusal.detail : ''
      // A vendor that is refused is no matter of quantities, even if it is found while the changes are sent.
      const isOfVendor = refusal instanceof CallError && refusal.code?.startsWith('vendor.')
      const title = error instanceof NotSent && !isOfVendor ? failures.cartQuantity : failures.orderPlace
      toast.error(title, { description: why })
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: cartKeys.current })
      announceCartUpdate()
    },
  })
}

/** Clears the choice of vendors that no longer take orders, so that the next attempt goes elsewhere. */
async function releaseClosed(client: QueryClient, userId: string, shown: contract.Cart): Promise<void> {
  const vendors = await client.fetchQuery({ ...vendorsOptions, staleTime: 0 })
  // An empty list means that loading failed, not that all vendors are closed.
  if (vendors.length === 0) return
  void client.invalidateQueries({ queryKey: ['cart-recommendations'] })
  const { items } = client.getQueryData(cartOptions.queryKey) ?? shown
  const isClosed = ({ item_id, vendor_id: id }: contract.CartItem) =>
    id !== null && id !== item_id && !vendors.some((vendor) => vendor.id === id)
  const draft = readDraft(userId)
  const closed = shownLines(items, draft).filter(isClosed)
  writeDraft(
    userId,
    closed.reduce((all, { key }) => withChange(all, items, key, { vendor: null }), draft),
  )
}

/** Thrown if the page's changes could not be saved, so that nothing was ordered. */
class NotSent extends Error {}

const causeOf = (error: Error): unknown => (error instanceof NotSent ? error.cause : error)

async function withDraftSent(client: QueryClient, userId: string, cart: contract.Cart): Promise<contract.Cart> {
  const changes = changesOf(cart, readDraft(userId))
  if (!changes) return cart
  // While offline, the failure is reported as one of the order, not of the changes.
  if (!navigator.onLine) throw new Error('The device is offline')
  try {
    const sent = await call(contract.put, changes, { headers: { 'if-match': `"${cart.version}"` } })
    writeDraft(userId, noDraft)
    client.setQueryData(cartKeys.current, sent)
    return sent
  } catch (error) {
    throw new NotSent('The changes were not saved', { cause: error })
  }
}
