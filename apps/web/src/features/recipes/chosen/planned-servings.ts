import type { ChosenDish } from '@planner/contract/kitchen/chosen-dishes'

type Planned = Pick<ChosenDish, 'recipe_id' | 'day' | 'cooked_at' | 'leftover' | 'servings'>

/**
 * Returns the servings planned for a dish: on the day in view, else the next time it is cooked; null if it is not
 * planned. Leftovers are not cooked, so they count only if nothing else matches.
 */
export function plannedServings(dishes: readonly Planned[], recipeId: string, day: string): number | null {
  const inOrder = dishes
    .filter((dish) => dish.recipe_id === recipeId && dish.day >= day)
    .toSorted((one, other) => rank(one, day) - rank(other, day) || one.day.localeCompare(other.day))

  return inOrder[0]?.servings ?? null
}

/**
 * Returns the planned dish that somebody has just cooked: uncooked, and on the day in view, else on the nearest day.
 * Leftovers count only if nothing else matches. Undefined if the dish is not planned.
 */
export function plannedDish<Dish extends Planned>(
  dishes: readonly Dish[],
  recipeId: string,
  day: string,
): Dish | undefined {
  const away = (other: string) => Math.abs(Date.parse(other) - Date.parse(day))
  return dishes
    .filter((dish) => dish.recipe_id === recipeId && dish.cooked_at === null)
    .toSorted((one, other) => Number(one.leftover) - Number(other.leftover) || away(one.day) - away(other.day))[0]
}

const rank = ({ day, cooked_at, leftover }: Planned, inView: string): number =>
  (leftover ? 4 : 0) + (day === inView ? 0 : 2) + (cooked_at === null ? 0 : 1)

/** Returns the number of people planned for the meal's other dishes; null if there are none. */
export const peopleOfMeal = (
  dishes: readonly Pick<ChosenDish, 'day' | 'meal' | 'people' | 'leftover'>[],
  at: Pick<ChosenDish, 'day' | 'meal'>,
): number | null =>
  dishes.findLast(({ day, meal, leftover }) => day === at.day && meal === at.meal && !leftover)?.people ?? null
