import type { Household } from '@planner/contract/household'
import * as household from '@planner/contract/household'
import { useQueryClient } from '@tanstack/react-query'

import { announceCartUpdate, cartKeys } from '#features/cart/queries.ts'
import { Switch } from '#ui/form/Switch.tsx'
import { useChange } from './use-change.ts'
import { words } from './words.ts'

/** Chooses between one cart for the household and one per member. */
export function ShareCart({ home }: { home: Household }) {
  const client = useQueryClient()
  const change = useChange(household.shareCart, {
    onDone: () => {
      client.removeQueries({ queryKey: cartKeys.current })
      announceCartUpdate()
    },
  })

  return (
    <Switch
      label="One cart for the household"
      hint={words.shareCart}
      checked={change.isPending ? change.variables.shared : home.shares_cart}
      onChange={(shared) => change.mutate({ shared })}
    />
  )
}
