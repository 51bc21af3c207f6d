import type { MealPlan } from '@planner/contract/recipes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import { keepPlan, keptPlan, lastKeptPlan, plansKeptAt } from './kept-plan.ts'
import { type PlanKey, planKeyOf, planOptions } from './queries.ts'

export type ShownPlan = {
  plan: MealPlan | undefined
  /** It is the plan of another day, since nothing else could be had. */
  isOld: boolean
  /** Since when it is known, in milliseconds since 1970. */
  knownAt: number
  failed: boolean
  fetching: boolean
  retry: () => void
}

/** The plan to show: today's as kept in this browser, else the server's, else the last that was kept. */
export function usePlan(key: PlanKey): ShownPlan {
  const { data, isError, isFetching, refetch, dataUpdatedAt } = useQuery({
    ...planOptions(key),
    initialData: () => keptPlan(key.userId, key.vegOnly, key.date),
  })
  const old = isError && !data && key.date === key.today ? lastKeptPlan(key.userId, key.vegOnly) : undefined

  return {
    plan: data ?? old,
    isOld: old !== undefined,
    knownAt: key.date === key.today ? plansKeptAt(key.userId) : dataUpdatedAt,
    failed: isError && !data,
    fetching: isFetching,
    retry: () => void refetch(),
  }
}

/** Shows a plan that has just been made, and keeps it. */
export function useShowPlan() {
  const client = useQueryClient()

  return useCallback(
    async (key: Omit<PlanKey, 'location'>, plan: MealPlan) => {
      // One that was asked for before would be written over it.
      await client.cancelQueries({ queryKey: planKeyOf(key) })
      client.setQueryData(planKeyOf(key), plan)
      if (key.date === key.today) keepPlan(key.userId, key.vegOnly, plan, key.today)
    },
    [client],
  )
}
