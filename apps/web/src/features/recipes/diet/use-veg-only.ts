import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { storage } from '#platform/storage.ts'
import { keptVegOnly } from '../plan/kept-plan.ts'
import { dietOptions } from '../queries.ts'
import { words } from '../words.ts'
import { useSaveDiet } from './use-save-diet.ts'

export type VegOnly = {
  /** As the account says; undefined until that is known. */
  vegOnly: boolean | undefined
  /** What the person has just chosen, while it is being saved. */
  chosen: boolean | undefined
  choose: (vegOnly: boolean) => void
  /** Of the diet as a whole. */
  version: number | undefined
}

/** Whether the household eats vegetarian only: kept on the account, and told by the plan that this browser keeps meanwhile. */
export function useVegOnly(): VegOnly {
  const { id } = useUser()
  const { data, isError } = useQuery(dietOptions)
  const { mutate, isPending, variables } = useSaveDiet(words.vegOffline)
  useEarlierChoice(data?.veg_only, mutate)
  const known = data?.veg_only ?? keptVegOnly(id) ?? (isError ? false : undefined)

  return {
    vegOnly: known,
    chosen: (isPending ? variables.veg_only : undefined) ?? known,
    version: data?.version,
    choose: (vegOnly) => !isPending && vegOnly !== known && mutate({ veg_only: vegOnly }),
  }
}

/** Where earlier versions kept the choice in this browser alone. */
const earlierKey = 'vegOnly'

/** Hands what was chosen with an earlier version to the account, once. */
function useEarlierChoice(onAccount: boolean | undefined, save: ReturnType<typeof useSaveDiet>['mutate']): void {
  useEffect(() => {
    if (onAccount === undefined) return
    const earlier = storage.read(earlierKey)
    const forget = () => storage.remove(earlierKey)
    if (earlier === 'true' && !onAccount) save({ veg_only: true }, { onSuccess: forget })
    else if (earlier !== null) forget()
  }, [onAccount, save])
}
