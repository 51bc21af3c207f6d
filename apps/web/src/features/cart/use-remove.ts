import * as contract from '@planner/contract/cart'
import { failures } from '@planner/contract/failures'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '#api/call.ts'
import { CallError, limitMet } from '#api/errors.ts'
import { toast } from '#ui/toast.ts'
import { keysOf, type ShownLine } from './draft.ts'
import { announceCartUpdate, cartKeys, cartOptions } from './queries.ts'
import { words } from './words.ts'

type Cart = contract.Cart

/** Removes lines optimistically. They come back with a message if the server refuses, or by 'Undo'. */
export function useRemove() {
  const client = useQueryClient()
  const [leaving, setLeaving] = useState<readonly string[]>([])
  const settled = (cart: Cart) => {
    client.setQueryData(cartKeys.current, cart)
    announceCartUpdate()
  }

  const { mutate: putBack } = useMutation({
    mutationKey: cartKeys.all,
    mutationFn: (line: ShownLine) => call(contract.add, lineAgain(line)),
    onSuccess: settled,
    onError: (error) => toast.error(failures.cartAddAgain, limitMet(error)),
  })

  const { mutate: remove } = useMutation({
    mutationKey: cartKeys.all,
    // Serialised: each removal needs the cart version that the previous one returned.
    scope: { id: 'cart' },
    mutationFn: (line: ShownLine) => removed(client, line.key),
    onMutate: ({ key }) => setLeaving((keys) => [...keys, key]),
    onSuccess: (cart, line) => {
      settled(cart)
      toast.success(words.removed(line.name), {
        undo: () => putBack(line),
        // Large enough to tap.
        actionButtonStyle: { height: '2.75rem', paddingInline: '1rem', borderRadius: '10px', fontWeight: 600 },
      })
    },
    onError: () => toast.error(failures.cartRemove),
    onSettled: (_, __, { key }) => setLeaving((keys) => keys.filter((other) => other !== key)),
  })

  return { leaving, remove }
}

/** Returns the input that adds a line again; a free-text item has no price to send. */
export const lineAgain = ({ price, ...line }: contract.CartItem) =>
  line.quoted && price === 0 ? { ...line, unpriced: true } : { ...line, price }

/** Removes the line at its current position; reloads the cart first if it changed in between. */
async function removed(client: QueryClient, key: string): Promise<Cart> {
  const known = client.getQueryData<Cart>(cartKeys.current)
  try {
    return await without(known ?? (await client.fetchQuery(cartOptions)), key)
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'cart.changed')) throw error
    return without(await client.fetchQuery(cartOptions), key)
  }
}

async function without(cart: Cart, key: string): Promise<Cart> {
  const index = keysOf(cart.items).indexOf(key)
  if (index < 0) return cart
  return call(contract.removeItem, { index: String(index) }, { headers: { 'if-match': `"${cart.version}"` } })
}
