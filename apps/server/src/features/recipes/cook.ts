import type { Recipe as Cooked } from '@planner/kitchen'
import { recipe } from '@planner/kitchen'
import { Problem } from '#platform/problem.ts'

/** Returns a recipe by its id, scaled to a number of people. @throws Problem `recipe.not-found` for an unknown id. */
export function cook(id: string, serves?: number): Cooked {
  const cooked = recipe(id, serves)
  if (!cooked) throw new Problem('recipe.not-found')
  return cooked
}
