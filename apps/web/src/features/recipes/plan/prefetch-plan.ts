import { mealPlan } from '@planner/contract/kitchen/recipes'

import { call } from '#api/call.ts'
import { queryClient } from '#api/client.ts'
import { dietOptions, type PlanKey, planKeyOf, planOptions } from '../queries.ts'
import { savedPlan, savePlan } from './saved-plan.ts'

/** The calls of a first visit. They name nothing, because the server knows the account's diet, day and place. */
export const askFirst = () => Promise.all([queryClient.prefetchQuery(dietOptions), call(mealPlan, {})] as const)

/**
 * Fetches today's plan before its page renders, unless this browser has stored it.
 *
 * @param key `vegOnly` is that of the plan stored last; null if there is none.
 */
export async function prefetchPlan({ vegOnly, ...key }: Omit<PlanKey, 'vegOnly'> & { vegOnly: boolean | null }) {
  if (vegOnly !== null && isAtHand({ ...key, vegOnly })) {
    await Promise.all([queryClient.prefetchQuery(dietOptions), fetchIfStale({ ...key, vegOnly })])
    return
  }
  const [, plan] = await askFirst()
  const known = { ...key, vegOnly: plan.vegOnly }
  // One that was shown meanwhile may be newer.
  if (isAtHand(known)) return
  queryClient.setQueryData(planKeyOf(known), plan)
  savePlan(key.userId, plan.vegOnly, plan)
}

const isAtHand = (key: PlanKey): boolean =>
  queryClient.getQueryData(planKeyOf(key)) !== undefined || savedPlan(key.userId, key.vegOnly, key.date) !== undefined

const fetchIfStale = (key: PlanKey) =>
  queryClient.prefetchQuery({
    ...planOptions(key),
    initialData: () => savedPlan(key.userId, key.vegOnly, key.date),
  })
