import type { Recipe } from '@planner/contract/kitchen/recipes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { recipeOptions } from '../queries.ts'
import { useSaved } from '../saved/use-saved.ts'

/**
 * Returns a recipe for a number of people on the day of its plan; until it has loaded, or if it cannot be, the version
 * at hand or the saved one.
 */
export function useRecipe(id: string, serves: number | null, atHand: Recipe | null, date: string | null) {
  const { data, error, isFetching, refetch } = useQuery({
    ...recipeOptions(id, serves, date),
    // For its default number of people, the recipe at hand is complete.
    enabled: serves !== null || atHand === null,
    placeholderData: keepPreviousData,
  })
  const { data: saved } = useSaved()
  const fresh = serves === null && atHand ? atHand : data

  return {
    recipe: fresh ?? atHand ?? saved?.recipes.find((recipe) => recipe.id === id) ?? null,
    error,
    fetching: isFetching,
    retry: () => void refetch(),
  }
}
