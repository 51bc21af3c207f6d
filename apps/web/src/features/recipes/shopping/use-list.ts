import * as recipes from '@planner/contract/kitchen/recipes'
import { useQueries } from '@tanstack/react-query'

import { savedPlan } from '../plan/saved-plan.ts'
import { type PlanKey, planOptions } from '../queries.ts'

/** Returns the dishes in the plans of some days, by category, each with its day. */
export function useDishes(planKey: PlanKey, days: readonly string[]) {
  const plans = useQueries({
    queries: days.map((date) => ({
      ...planOptions({ ...planKey, date }),
      initialData: () => savedPlan(planKey.userId, planKey.vegOnly, date),
    })),
  })
  const dishes = plans.flatMap(({ data }, at) =>
    data
      ? recipes.categories.flatMap((category) =>
          (data.sections[category] ?? []).map((recipe) => ({ recipe, day: days[at]! })),
        )
      : [],
  )

  return {
    dishes,
    pending: plans.some(({ isPending }) => isPending),
    failed: plans.some(({ isError }) => isError),
    retry: () => plans.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  }
}
