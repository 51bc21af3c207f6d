import { failures } from '@planner/contract/failures'
import * as recipes from '@planner/contract/kitchen/recipes'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { NoAnswer } from '#api/errors.ts'
import { toast } from '#ui/toast.ts'
import { invalidateSavedPlans } from '../plan/saved-plan.ts'
import { dietOptions } from '../queries.ts'

/** Query keys outside recipes that also depend on the diet. */
const alsoByDiet = [['vendors', 'suggestions'], ['cart-recommendations'], ['cart-suggestions'], ['why']]

/**
 * Saves a change of the diet and refetches everything that depends on it.
 *
 * @param offline the message if the server cannot be reached, in which case nothing is changed.
 */
export function useSaveDiet(offline: string) {
  const client = useQueryClient()

  return useMutation({
    mutationFn: (change: Partial<recipes.Diet>) => call(recipes.setDiet, change),
    async onSuccess(diet) {
      // The answer to an earlier request would overwrite the new diet.
      await client.cancelQueries({ queryKey: dietOptions.queryKey })
      client.setQueryData(dietOptions.queryKey, diet)
      invalidateSavedPlans()
      client.removeQueries({ queryKey: ['recipes', 'plan'], type: 'inactive' })
      // A displayed plan refetches itself when the diet's version changes (use-plan.ts).
      const isOfRecipes = (key: readonly unknown[]) => key[0] === 'recipes' && key[1] !== 'diet' && key[1] !== 'plan'
      const isByDiet = (key: readonly unknown[]) =>
        alsoByDiet.some((start) => start.every((part, index) => key[index] === part))
      void client.invalidateQueries({ predicate: ({ queryKey }) => isOfRecipes(queryKey) || isByDiet(queryKey) })
    },
    onError: (error) => toast.error(error instanceof NoAnswer ? offline : failures.dietUpdate),
  })
}
