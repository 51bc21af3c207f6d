import type { Dish } from '../read/dish.ts'
import type { DishName } from './dish-names.ts'

/** Returns the dishes of these names; those with the name as their title come first. */
export const dishesOf = (names: readonly DishName[]): Dish[] =>
  [...names].sort((left, right) => Number(right.isTitle) - Number(left.isTitle)).map(({ dish }) => dish)
