import type { MealPlan } from '@planner/contract/recipes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { queryClient } from '#api/client.ts'
import { type PlanKey, planKeyOf, planOptions } from '../queries.ts'
import { doubtKeptPlans, keepPlan, keptPlan, lastKeptPlan, onKeptElsewhere, plansKeptAt } from './kept-plan.ts'

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
  useFollowOtherTabs(key)
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

/** A plan that another tab of this browser was given is the newer one. */
function useFollowOtherTabs({ userId, vegOnly, date }: PlanKey): void {
  const client = useQueryClient()

  useEffect(
    () =>
      onKeptElsewhere(() => {
        const kept = keptPlan(userId, vegOnly, date)
        if (kept) client.setQueryData(planKeyOf({ userId, vegOnly, date }), kept)
      }),
    [client, userId, vegOnly, date],
  )
}

/** Asks for the plan before there is a page to show it, unless this browser keeps it. */
export const prefetchPlan = (key: PlanKey): Promise<void> =>
  queryClient.prefetchQuery({
    ...planOptions(key),
    initialData: () => keptPlan(key.userId, key.vegOnly, key.date),
  })

type OfDay = Omit<PlanKey, 'location'>

/** What to do with the plan at hand once the server was asked to change it. */
export function usePlanAtHand() {
  const client = useQueryClient()

  return useMemo(() => {
    const holdForOld = async (key: OfDay, refetchType: 'active' | 'none'): Promise<void> => {
      if (key.date === key.today) doubtKeptPlans()
      await client.invalidateQueries({ queryKey: planKeyOf(key), refetchType })
    }

    return {
      /** Shows the plan that the server answered with, and keeps it. */
      async show(key: OfDay, plan: MealPlan): Promise<void> {
        // One that was asked for before would be written over it.
        await client.cancelQueries({ queryKey: planKeyOf(key) })
        client.setQueryData(planKeyOf(key), plan)
        if (key.date === key.today) keepPlan(key.userId, key.vegOnly, plan)
      },

      /** Holds the plan for old until another is shown: it is asked for when it is looked at anew, also by another page. */
      doubt: (key: OfDay) => holdForOld(key, 'none'),

      /** Asks the server for it at once: only that knows which one holds. */
      askAgain: (key: OfDay) => holdForOld(key, 'active'),

      /** How often it has changed on this page. */
      turnOf: (key: OfDay): number => client.getQueryState(planKeyOf(key))?.dataUpdateCount ?? 0,
    }
  }, [client])
}
