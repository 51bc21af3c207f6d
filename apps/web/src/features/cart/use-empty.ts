import * as contract from '@planner/contract/cart'
import { failures } from '@planner/contract/failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { limitMet } from '#api/errors.ts'
import { toast } from '#ui/toast.ts'
import type { ShownLine } from './draft.ts'
import { announceCartUpdate, cartKeys } from './queries.ts'
import { lineAgain } from './use-remove.ts'
import { words } from './words.ts'

/** Empties the cart; 'Undo' restores all of it. */
export function useEmpty() {
  const client = useQueryClient()
  const settled = (cart: contract.Cart) => {
    client.setQueryData(cartKeys.current, cart)
    announceCartUpdate()
  }
  const { mutate: putBack } = useMutation({
    mutationKey: cartKeys.all,
    mutationFn: (lines: readonly ShownLine[]) => call(contract.addAll, { items: lines.map(lineAgain) }),
    onSuccess: settled,
    onError: (error) => toast.error(failures.cartAddAgain, limitMet(error)),
  })
  return useMutation({
    mutationKey: cartKeys.all,
    scope: { id: 'cart' },
    mutationFn: ({ version }: { version: number; lines: readonly ShownLine[] }) =>
      call(contract.empty, {}, { headers: { 'if-match': `"${version}"` } }),
    onSuccess: (cart, { lines }) => {
      settled(cart)
      toast.success(words.emptied, {
        undo: () => putBack(lines),
        actionButtonStyle: { height: '2.75rem', paddingInline: '1rem', borderRadius: '10px', fontWeight: 600 },
      })
    },
    onError: () => {
      toast.error(failures.cartRemove)
      void client.invalidateQueries({ queryKey: cartKeys.current })
    },
  })
}
