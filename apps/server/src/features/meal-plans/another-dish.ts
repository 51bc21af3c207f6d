import { type Category, type Recipe, swap } from '@planner/kitchen'
import { type DayDiet, suits } from '#features/recipes/against-diet.ts'
import { profileOf } from '#features/recipes/day-diet.ts'
import type { MealPlanRow } from '#platform/db/tables/meal-plans.ts'

type Known = {
  diet: DayDiet
  seen: readonly { id: string; date: string }[]
  /** For each written or own recipe of the plan, the dish of ours that it replaced: the planner knows only ours. */
  ours: ReadonlyMap<string, string>
  seed: string
}

/** Candidates tried before a place is left empty. */
const tries = 5

/** Returns another dish of the same kind to replace one of a plan, by the planner's usual rules; null if none fits. */
export function anotherDish(plan: MealPlanRow, id: string, { diet, seen, ours, seed }: Known): Recipe | null {
  const place = placeOf(plan, id)!
  const sections = Object.entries(plan.recipes).map(([category, ids]) => ({
    category: category as Category,
    recipes: ids.map((one) => ({ id: ours.get(one) ?? one })),
  }))
  const refused: Known['seen'][number][] = []
  for (let turn = 0; turn < tries; turn++) {
    const other = swap(
      {
        date: plan.date,
        vegOnly: plan.veg_only || diet.veg_only,
        city: plan.location,
        seen: [...seen, ...refused],
        seed,
        profile: profileOf(diet),
      },
      { sections },
      place,
    )
    if (!other) return null
    // The planner filters by a dish's general traits; the recipe itself decides.
    if (suits(other, diet)) return other
    refused.push({ id: other.id, date: plan.date })
  }
  return null
}

/** Returns a recipe's category and index in a plan; null if it is not in the plan. */
export function placeOf({ recipes }: MealPlanRow, recipeId: string): { category: Category; index: number } | null {
  for (const [category, ids] of Object.entries(recipes)) {
    const index = ids.indexOf(recipeId)
    if (index >= 0) return { category: category as Category, index }
  }
  return null
}
