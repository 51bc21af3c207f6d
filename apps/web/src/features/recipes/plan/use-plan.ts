import type { MealPlan } from '@planner/contract/kitchen/recipes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { queryClient } from '#api/client.ts'
import { dietOptions, type PlanKey, planKeyOf, planOptions } from '../queries.ts'
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
export function usePlan(key: PlanKey, { enabled }: { enabled: boolean }): ShownPlan {
  const { data, isError, isFetching, refetch, dataUpdatedAt } = useQuery({
    ...planOptions(key),
    initialData: () => keptPlan(key.userId, key.vegOnly, key.date),
    enabled,
  })
  useFollowOtherTabs(key)
  useFollowDiet(key, data)
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

/** The diet may have been changed elsewhere: a plan of an earlier one is asked for again, and so is a diet that is older. */
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
    if (date === today) doubtKeptPlans()
    void client.invalidateQueries({ queryKey: planKeyOf({ userId, vegOnly, date }) })
  }, [client, userId, vegOnly, date, today, isThere, planned, known])
}

/**
 * Asks for the plan before there is a page to show it, unless this browser keeps it.
 *
 * @param key without `vegOnly` where only the account knows which of the two plans is shown.
 */
export async function prefetchPlan({ vegOnly: guess, ...key }: Omit<PlanKey, 'vegOnly'> & { vegOnly: boolean | null }) {
  const diet = queryClient.prefetchQuery(dietOptions)
  if (guess === null) await diet
  const vegOnly = guess ?? queryClient.getQueryData(dietOptions.queryKey)?.veg_only ?? false
  await queryClient.prefetchQuery({
    ...planOptions({ ...key, vegOnly }),
    initialData: () => keptPlan(key.userId, vegOnly, key.date),
  })
}

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
