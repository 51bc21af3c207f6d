import type { CartItem, Replacement } from '@planner/contract/cart'
import type { Vendor } from '@planner/contract/vendors'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { NoAnswer } from '#api/errors.ts'
import { useUser } from '#features/auth/session.tsx'

import {
  type CartDraft,
  changesOf,
  type LineChange,
  type ShownLine,
  shownLines,
  totalsInRupees,
  withChange,
} from './draft.ts'
import { readDraft, useDraft, writeDraft } from './draft-store.ts'
import { isPinCode } from './pin-code.ts'
import { cartKeys, cartOptions } from './queries.ts'
import { loadSavedCart, saveCart } from './saved-cart.ts'

const nothing: CartItem[] = []

/** The cart with unsent changes applied, and functions to change it. Nothing is sent before the order. */
export function useCart() {
  const { id: userId } = useUser()
  const client = useQueryClient()
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(cartOptions)
  useEffect(() => {
    if (data) saveCart(userId, data)
  }, [userId, data])
  // Without an answer, uses the cart stored on this device; a refusal is shown as an error.
  const saved = !data && error instanceof NoAnswer ? loadSavedCart(userId) : null
  const cart = data ?? saved?.cart
  const { data: elsewhere } = useQuery({
    queryKey: cartKeys.elsewhere,
    queryFn: () => false,
    enabled: false,
    initialData: false,
  })
  const draft = useDraft(userId)
  const items = cart?.items ?? nothing
  const lines = shownLines(items, draft)

  const pinCode = draft.pinCode ?? cart?.pin_code ?? ''

  const write = (change: Partial<CartDraft>) => {
    client.setQueryData(cartKeys.elsewhere, false)
    writeDraft(userId, { ...readDraft(userId), ...change })
  }
  const changeLine = (key: string, change: Omit<Partial<LineChange>, 'was'>) =>
    write(withChange(readDraft(userId), items, key, change))

  return {
    cart,
    lines,
    totals: totalsInRupees(lines),
    address: draft.address ?? cart?.address ?? '',
    pinCode,
    /** What the choice of shops depends on. A PIN code that is being typed changes nothing before it is complete. */
    advised: { items, pin_code: (isPinCode(pinCode) && pinCode) || (cart?.pin_code ?? null) },
    deliverBy: draft.deliverBy ?? cart?.deliver_by ?? '',
    /** Whether changes are waiting to be sent with the order. */
    changed: cart !== undefined && changesOf(cart, draft) !== null,
    /** Whether the shown cart was changed elsewhere. */
    elsewhere,
    failed: error !== null && !cart,
    /** When the cart was last loaded, in milliseconds since 1970. */
    knownAt: saved?.at ?? dataUpdatedAt,
    /** Whether the cart was read from this device instead of the server. */
    isFromDevice: saved !== null,
    fetching: isFetching,
    retry: () => void refetch(),
    seen: () => void client.setQueryData(cartKeys.elsewhere, false),
    setQuantity: (key: string, quantity: number) => changeLine(key, { quantity }),
    /** Ignores vendors that are not among the fitting ones (CART-3). */
    setVendor(key: string, vendorId: string | null, fitting: readonly Vendor[]) {
      const vendor = fitting.find(({ id }) => id === vendorId)
      if (vendorId === null) changeLine(key, { vendor: null })
      if (vendor) changeLine(key, { vendor: { id: vendor.id, name: vendor.name } })
    },
    /** Assigns a vendor to all lines it can supply. */
    setVendorForAll(vendor: Vendor, fits: (line: ShownLine) => boolean) {
      const choice = { vendor: { id: vendor.id, name: vendor.name } }
      const changed = lines
        .filter(fits)
        .reduce((all, { key }) => withChange(all, items, key, choice), readDraft(userId))
      write(changed)
    },
    setReplacement: (key: string, replacement: Replacement) => changeLine(key, { replacement }),
    setAddress: (address: string) => write({ address }),
    setDeliverBy: (deliverBy: string) => write({ deliverBy }),
    setPinCode: (pinCode: string) => write({ pinCode: pinCode.replaceAll(/\D/g, '').slice(0, 6) }),
  }
}

export type CartAtHand = ReturnType<typeof useCart>
