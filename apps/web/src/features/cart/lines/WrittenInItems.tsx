import { writtenInItems } from '@planner/commerce/written-in-items'
import * as contract from '@planner/contract/cart'
import { failures } from '@planner/contract/failures'
import type { Vendor } from '@planner/contract/vendors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'

import { call } from '#api/call.ts'
import { limitMet } from '#api/errors.ts'
import { useSavedInput } from '#platform/use-saved-input.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { toast } from '#ui/toast.ts'
import { announceCartUpdate, cartKeys } from '../queries.ts'
import { words } from '../words.ts'

/**
 * Adds free-text items that are in none of our lists: '5 kg atta, soap'. The text stays until the items are in the
 * cart.
 *
 * @param shop the vendor that supplies all other lines, and therefore these too.
 */
export function WrittenInItems({ className, shop = null }: { className?: string; shop?: Vendor | null }) {
  const [text, setText] = useSavedInput('cartItems', '')
  const client = useQueryClient()
  const items = writtenInItems(text)
  const add = useMutation({
    mutationKey: cartKeys.all,
    mutationFn: () =>
      call(contract.addAll, {
        items: items.map(({ name, quantity }) => ({
          type: 'product' as const,
          item_id: `${contract.writtenInPrefix}${name.toLowerCase()}`.slice(0, 120),
          name,
          quantity,
          unpriced: true,
          ...(shop && { vendor_id: shop.id }),
        })),
      }),
    onSuccess: (cart) => {
      setText('')
      client.setQueryData(cartKeys.current, cart)
      announceCartUpdate()
    },
    onError: (error) => toast.error(failures.cartAddAgain, limitMet(error)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (items.length > 0 && !add.isPending) add.mutate()
  }

  return (
    <form onSubmit={submit} className={className}>
      <div className="flex items-start gap-2">
        <TextField
          className="min-w-0 flex-1"
          label={words.addWrittenIn}
          hint={words.addWrittenInHint}
          placeholder="5 kg atta, soap"
          maxLength={2000}
          value={text}
          onChange={setText}
        />
        <Button type="submit" variant="secondary" pending={add.isPending} className="mt-6.5">
          Add
        </Button>
      </div>
    </form>
  )
}
