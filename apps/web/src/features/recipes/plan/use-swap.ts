import { failures } from '@planner/contract/failures'
import * as recipes from '@planner/contract/kitchen/recipes'
import { useMutation } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { CallError, detailOrMessage } from '#api/errors.ts'
import { toast } from '#ui/toast.ts'
import type { PlanKey } from '../queries.ts'
import { words } from '../words.ts'
import { usePlanAtHand } from './use-plan.ts'

type Swap = {
  recipeId: string
  /** The dish's plan: by the time of the answer, another may be in view. */
  key: PlanKey
}

/** Replaces a dish of a plan by another of the same kind. */
export function useSwap() {
  const atHand = usePlanAtHand()

  return useMutation({
    mutationFn: ({ recipeId, key }: Swap) =>
      call(recipes.swap, {
        recipe_id: recipeId,
        veg_only: key.vegOnly,
        ...(key.date !== key.today && { date: key.date }),
      }),
    onMutate: ({ key }) => atHand.turnOf(key),
    async onSuccess(plan, { key }, turn) {
      // A plan generated meanwhile may be newer.
      await (turn === atHand.turnOf(key) ? atHand.show(key, plan) : atHand.askAgain(key))
      toast.success(words.swapped)
    },
    onError(error, { key }) {
      toast.error(failures.recipeSwap(detailOrMessage(error)))
      // Without an answer the swap may have succeeded; and a dish missing from the plan means that the shown plan is
      // outdated.
      const isSure = error instanceof CallError && error.code !== 'recipe.not-in-plan'
      if (!isSure) void atHand.askAgain(key)
    },
  })
}
