import { bring } from '@planner/contract/cart'
import { failures } from '@planner/contract/failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { limitMet } from '#api/errors.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import { announceCartUpdate, cartKeys } from '../queries.ts'
import { words } from '../words.ts'

/** The items left in the person's own cart while the household shares one. */
export function OwnItems({ count }: { count: number }) {
  const client = useQueryClient()
  const move = useMutation({
    mutationKey: cartKeys.all,
    mutationFn: () => call(bring, {}),
    onSuccess: (there) => {
      client.setQueryData(cartKeys.current, there)
      announceCartUpdate()
    },
    onError: (error) => toast.error(failures.cartAddAgain, limitMet(error)),
  })

  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-surface px-4 py-3">
      <p>{words.ownItems(count)}</p>
      <Button variant="secondary" size="sm" pending={move.isPending} onClick={() => move.mutate()}>
        Move here
      </Button>
    </div>
  )
}
