import type { MealPlan } from '@planner/contract/kitchen/recipes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { dietOptions, type PlanKey, planKeyOf, planOptions } from '../queries.ts'
import {
  invalidateSavedPlans,
  lastSavedPlan,
  onSavedElsewhere,
  plansSavedAt,
  savedPlan,
  savePlan,
} from './saved-plan.ts'

export type ShownPlan = {
  plan: MealPlan | undefined
  /** Whether this is the plan of another day, because no other was available. */
  isOld: boolean
  /** When the plan was last loaded, in milliseconds since 1970. */
  knownAt: number
  failed: boolean
  fetching: boolean
  retry: () => void
}

/**
 * Returns the plan to show: the one stored in this browser for the day, else the server's, else the one stored last.
 */
export function usePlan(key: PlanKey, { enabled }: { enabled: boolean }): ShownPlan {
  const { data, isError, isFetching, refetch, dataUpdatedAt } = useQuery({
    ...planOptions(key),
    initialData: () => savedPlan(key.userId, key.vegOnly, key.date),
    enabled,
  })
  useFollowOtherTabs(key)
  useFollowDiet(key, data)
  const old = isError && !data && key.date === key.today ? lastSavedPlan(key.userId, key.vegOnly) : undefined

  return {
    plan: data ?? old,
    isOld: old !== undefined,
    knownAt: key.date === key.today ? plansSavedAt(key.userId) : dataUpdatedAt,
    failed: isError && !data,
    fetching: isFetching,
    retry: () => void refetch(),
  }
}

/** Takes over plans stored by other tabs, which are newer. */
function useFollowOtherTabs({ userId, vegOnly, date }: PlanKey): void {
  const client = useQueryClient()

  useEffect(
    () =>
      onSavedElsewhere(() => {
        const saved = savedPlan(userId, vegOnly, date)
        if (saved) client.setQueryData(planKeyOf({ userId, vegOnly, date }), saved)
      }),
    [client, userId, vegOnly, date],
  )
}

/** Refetches whichever is outdated, the plan or the diet, if the diet was changed elsewhere. */
function useFollowDiet({ userId, vegOnly, date, today }: PlanKey, plan: MealPlan | undefined): void {
  const client = useQueryClient()
  const { data: diet } = useQuery(dietOptions)
  const [planned, known] = [plan?.diet_version, diet?.version]
  const isThere = plan !== undefined && known !== undefined

  useEffect(() => {
    if (!isThere || planned === known) return
    if (planned !== undefined && planned > known) {
      void client.invalidateQueries({ queryKey: dietOptions.queryKey })
      return
    }
    if (date === today) invalidateSavedPlans()
    void client.invalidateQueries({ queryKey: planKeyOf({ userId, vegOnly, date }) })
  }, [client, userId, vegOnly, date, today, isThere, planned, known])
}

type OfDay = Omit<PlanKey, 'location'>

/** Returns functions to update the displayed plan after the server was asked to change it. */
export function usePlanAtHand() {
  const client = useQueryClient()

  return useMemo(() => {
    const holdForOld = async (key: OfDay, refetchType: 'active' | 'none'): Promise<void> => {
      if (key.date === key.today) invalidateSavedPlans()
      await client.invalidateQueries({ queryKey: planKeyOf(key), refetchType })
    }

    return {
      /** Shows the server's plan and stores it. */
      async show(key: OfDay, plan: MealPlan): Promise<void> {
        // The answer to an earlier request would overwrite it.
        await client.cancelQueries({ queryKey: planKeyOf(key) })
        client.setQueryData(planKeyOf(key), plan)
        if (key.date === key.today) savePlan(key.userId, key.vegOnly, plan)
      },

      /** Marks the plan as outdated but keeps showing it: it is refetched the next time any page shows it. */
      doubt: (key: OfDay) => holdForOld(key, 'none'),

      /** Refetches the plan at once, because only the server knows which one is valid. */
      askAgain: (key: OfDay) => holdForOld(key, 'active'),

      /** Returns how often the plan has changed on this page. */
      turnOf: (key: OfDay): number => client.getQueryState(planKeyOf(key))?.dataUpdateCount ?? 0,
    }
  }, [client])
}
