import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { storage } from '#platform/storage.ts'
import { savedVegOnly } from '../plan/saved-plan.ts'
import { dietOptions } from '../queries.ts'
import { words } from '../words.ts'
import { useSaveDiet } from './use-save-diet.ts'

export type VegOnly = {
  /** The account's setting; undefined until known. */
  vegOnly: boolean | undefined
  /** The person's choice while it is being saved, else the setting. */
  chosen: boolean | undefined
  choose: (vegOnly: boolean) => void
  /** The version of the whole diet. */
  version: number | undefined
}

/**
 * Whether the household is vegetarian. Stored on the account; until loaded, taken from the plan stored in this browser.
 */
export function useVegOnly(): VegOnly {
  const { id } = useUser()
  const { data, isError } = useQuery(dietOptions)
  const { mutate, isPending, variables } = useSaveDiet(words.vegOffline)
  useEarlierChoice(data?.veg_only, mutate)
  const known = data?.veg_only ?? savedVegOnly(id) ?? (isError ? false : undefined)

  return {
    vegOnly: known,
    chosen: (isPending ? variables.veg_only : undefined) ?? known,
    version: data?.version,
    choose: (vegOnly) => !isPending && vegOnly !== known && mutate({ veg_only: vegOnly }),
  }
}

/** The storage key under which earlier versions kept the choice. */
const earlierKey = 'vegOnly'

/** Moves a choice made with an earlier version to the account, once. */
function useEarlierChoice(onAccount: boolean | undefined, save: ReturnType<typeof useSaveDiet>['mutate']): void {
  useEffect(() => {
    if (onAccount === undefined) return
    const earlier = storage.read(earlierKey)
    const forget = () => storage.remove(earlierKey)
    if (earlier === 'true' && !onAccount) save({ veg_only: true }, { onSuccess: forget })
    else if (earlier !== null) forget()
  }, [onAccount, save])
}
