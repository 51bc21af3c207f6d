import type { ChosenDish, Meal } from '@planner/contract/kitchen/chosen-dishes'

/** The hour of the day by which each meal is usually eaten. */
const eatenBy: Record<Meal, number> = { breakfast: 11, lunch: 16, tea: 19, dinner: 24 }

/**
 * Returns the dish of a day to cook next: the first uncooked one whose meal is still to come, else any uncooked one,
 * else the last.
 */
export function nextToCook<Dish extends Pick<ChosenDish, 'meal' | 'cooked_at'>>(
  dishes: readonly Dish[],
  hour: number,
): Dish | undefined {
  const inOrder = dishes.toSorted((one, other) => eatenBy[one.meal] - eatenBy[other.meal])
  const open = inOrder.filter((dish) => dish.cooked_at === null)
  return open.find(({ meal }) => hour < eatenBy[meal]) ?? open[0] ?? inOrder.at(-1)
}
