import type { ChosenDish } from '@planner/contract/kitchen/chosen-dishes'

type Planned = Pick<ChosenDish, 'recipe_id' | 'day' | 'cooked_at' | 'leftover' | 'servings'>

/**
 * How many servings a dish is planned for: on the day in view, else where it is cooked next; null where it is not planned.
 * What is left over is eaten, not cooked, and so counts only where nothing else does.
 */
export function plannedServings(dishes: readonly Planned[], recipeId: string, day: string): number | null {
  const inOrder = dishes
    .filter((dish) => dish.recipe_id === recipeId && dish.day >= day)
    .toSorted((one, other) => rank(one, day) - rank(other, day) || one.day.localeCompare(other.day))

  return inOrder[0]?.servings ?? null
}

const rank = ({ day, cooked_at, leftover }: Planned, inView: string): number =>
  (leftover ? 4 : 0) + (day === inView ? 0 : 2) + (cooked_at === null ? 0 : 1)

/** For how many the other dishes of a meal are: those who eat one eat the next. */
export const peopleOfMeal = (
  dishes: readonly Pick<ChosenDish, 'day' | 'meal' | 'people' | 'leftover'>[],
  at: Pick<ChosenDish, 'day' | 'meal'>,
): number | null =>
  dishes.findLast(({ day, meal, leftover }) => day === at.day && meal === at.meal && !leftover)?.people ?? null
