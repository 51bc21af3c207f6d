import type { Recipe as Cooked } from '@planner/kitchen'
import { recipe } from '@planner/kitchen'
import { Problem } from '#platform/problem.ts'

/**
 * A recipe by its id, for this many people.
 *
 * @throws Problem `recipe.not-found` for an id that names no recipe.
 */
export function cook(id: string, serves?: number): Cooked {
  const cooked = recipe(id, serves)
  if (!cooked) throw new Problem('recipe.not-found')
  return cooked
}
