import { failures } from '@planner/contract/problems'
import * as recipes from '@planner/contract/recipes'
import { useMutation } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { detailOrMessage } from '#api/errors.ts'
import { toast } from '#ui/toast.ts'
import type { PlanKey } from './queries.ts'
import { useShowPlan } from './use-plan.ts'
import { words } from './words.ts'

/** Takes another dish of the same kind in place of one of the plan. */
export function useSwap(key: PlanKey) {
  const showPlan = useShowPlan()

  return useMutation({
    mutationFn: (recipeId: string) =>
      call(recipes.swap, {
        recipe_id: recipeId,
        veg_only: key.vegOnly,
        ...(key.date !== key.today && { date: key.date }),
      }),
    async onSuccess(plan) {
      await showPlan(key, plan)
      toast.success(words.swapped)
    },
    onError: (error) => toast.error(failures.recipeSwap(detailOrMessage(error))),
  })
}
