import { type Category, type Recipe, swap } from '@planner/kitchen'
import { type DayDiet, suits } from '#features/recipes/against-diet.ts'
import { profileOf } from '#features/recipes/day-diet.ts'
import type { MealPlanRow } from '#platform/db/tables/meal-plans.ts'

type Known = {
  diet: DayDiet
  seen: readonly { id: string; date: string }[]
  /** For a written recipe of the plan our dish in whose place it stands: the kitchen knows only its own. */
  ours: ReadonlyMap<string, string>
  seed: string
}

/** Dishes that are looked at before a place is left empty. */
const tries = 5

/** Another dish of the same kind in place of one of a plan, by the same rules; null where nothing else fits. */
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
    // The planner chooses by what a dish is; what counts is the recipe as it is read.
    if (suits(other, diet)) return other
    refused.push({ id: other.id, date: plan.date })
  }
  return null
}

/** Where in a plan a recipe stands. */
export function placeOf({ recipes }: MealPlanRow, recipeId: string): { category: Category; index: number } | null {
  for (const [category, ids] of Object.entries(recipes)) {
    const index = ids.indexOf(recipeId)
    if (index >= 0) return { category: category as Category, index }
  }
  return null
}
