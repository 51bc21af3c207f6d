import type { Recipe } from '@planner/contract/kitchen/recipes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { recipeOptions } from '../queries.ts'
import { useSaved } from '../saved/use-saved.ts'

/** A recipe for this many people, on the day of the plan that it stands in; until it is here, and where it cannot be had, what is at hand or was saved of it. */
export function useRecipe(id: string, serves: number | null, atHand: Recipe | null, date: string | null) {
  const { data, error, isFetching, refetch } = useQuery({
    ...recipeOptions(id, serves, date),
    // For its usual number of people the recipe at hand is whole.
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
