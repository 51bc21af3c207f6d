import { failures } from '@planner/contract/failures'
import * as recipes from '@planner/contract/kitchen/recipes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { limitMet } from '#api/errors.ts'
import { toast } from '#ui/toast.ts'
import { savedOptions } from '../queries.ts'
import { words } from '../words.ts'

type Saved = { saved_recipe_ids: string[]; recipes: recipes.Recipe[] }

export const useSaved = () => useQuery(savedOptions)

/** Returns whether a recipe is saved and a function to toggle it: optimistic, reverted if the server refuses. */
export function useSave(recipe: recipes.Recipe): { saved: boolean; toggle: () => void } {
  const client = useQueryClient()
  const { data } = useSaved()
  const saved = data?.saved_recipe_ids.includes(recipe.id) ?? false

  const change = useMutation({
    mutationKey: ['recipes', 'save'],
    // One at a time, so that the last tap wins.
    scope: { id: `save ${recipe.id}` },
    mutationFn: (keep: boolean) => call(keep ? recipes.save : recipes.unsave, { id: recipe.id }),
    onMutate: async (keep) => {
      client.setQueryData<Saved>(savedOptions.queryKey, (list) => withRecipe(list, recipe, keep))
      await client.cancelQueries({ queryKey: savedOptions.queryKey })
    },
    onSuccess: (_, keep) => toast.success(keep ? words.saved : words.unsaved),
    onError: (error, keep) => {
      client.setQueryData<Saved>(savedOptions.queryKey, (list) => withRecipe(list, recipe, !keep))
      toast.error(failures.recipeSave, limitMet(error))
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: ['recipes', 'save'] }) === 1) {
        void client.invalidateQueries({ queryKey: savedOptions.queryKey })
      }
    },
  })

  return { saved, toggle: () => change.mutate(!saved) }
}

function withRecipe(list: Saved | undefined, recipe: recipes.Recipe, keep: boolean): Saved {
  const others = (list?.recipes ?? []).filter(({ id }) => id !== recipe.id)
  const ids = (list?.saved_recipe_ids ?? []).filter((id) => id !== recipe.id)

  return keep
    ? { saved_recipe_ids: [recipe.id, ...ids], recipes: [recipe, ...others] }
    : { saved_recipe_ids: ids, recipes: others }
}
