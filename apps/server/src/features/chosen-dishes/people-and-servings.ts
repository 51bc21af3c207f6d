import { chosenDishes as limits } from '@planner/contract/constants/kitchen'
import { countAt, type Seating } from '#features/who-eats/seating.ts'
import type { ChosenDishRow } from '#platform/db/tables/recipes.ts'

/** Returns the number of people for a dish and its servings: everyone eating at its meal, unless specified. */
export function peopleAndServings(
  { day, meal, people, servings }: Pick<ChosenDishRow, 'day' | 'meal' | 'people' | 'servings'>,
  seating: Seating,
): { people: number; servings: number } {
  const eaters = people ?? Math.min(limits.peopleMax, Math.max(1, countAt(seating, day, meal)))
  return { people: eaters, servings: servings ?? eaters }
}
