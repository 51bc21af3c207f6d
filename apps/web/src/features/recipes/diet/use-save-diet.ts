import { failures } from '@planner/contract/failures'
import * as recipes from '@planner/contract/kitchen/recipes'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { NoAnswer } from '#api/errors.ts'
import { toast } from '#ui/toast.ts'
import { doubtKeptPlans } from '../plan/kept-plan.ts'
import { dietOptions } from '../queries.ts'

/** What is shown by what the household eats, beside recipes. */
const alsoByDiet = [['vendors', 'suggestions'], ['cart-recommendations'], ['cart-suggestions'], ['why']]

/**
 * Saves a change of the diet on the account, and asks again for everything on the screen that hangs on it.
 *
 * @param offline what is said where the server cannot be reached: nothing is changed then.
 */
export function useSaveDiet(offline: string) {
  const client = useQueryClient()

  return useMutation({
    mutationFn: (change: Partial<recipes.Diet>) => call(recipes.setDiet, change),
    async onSuccess(diet) {
      // One that was asked for before would be written over it.
      await client.cancelQueries({ queryKey: dietOptions.queryKey })
      client.setQueryData(dietOptions.queryKey, diet)
      doubtKeptPlans()
      client.removeQueries({ queryKey: ['recipes', 'plan'], type: 'inactive' })
      // The plan that is shown follows the diet's version (use-plan.ts).
      const isOfRecipes = (key: readonly unknown[]) => key[0] === 'recipes' && key[1] !== 'diet' && key[1] !== 'plan'
      const isByDiet = (key: readonly unknown[]) =>
        alsoByDiet.some((start) => start.every((part, index) => key[index] === part))
      void client.invalidateQueries({ predicate: ({ queryKey }) => isOfRecipes(queryKey) || isByDiet(queryKey) })
    },
    onError: (error) => toast.error(error instanceof NoAnswer ? offline : failures.dietUpdate),
  })
}
