import type { ChosenDish } from '@planner/contract/chosen-dishes'
import type { ChosenDishRow } from '#platform/db/tables.ts'

/** A chosen dish as the page sees it. */
export const present = (row: ChosenDishRow): ChosenDish => ({
  id: row.id,
  recipe_id: row.recipe_id,
  title: row.title,
  is_vegetarian: row.is_vegetarian,
  day: row.day,
  meal: row.meal,
  people: row.people,
  servings: row.servings,
  leftover: row.leftover,
  cooked_at: row.cooked_at?.toISOString() ?? null,
  left_servings: row.left_servings,
})
