import { recipes as limits } from '@planner/contract/constants/kitchen'
import type { DayPlan, Recipe } from '@planner/kitchen'
import { type DayDiet, suits } from '#features/recipes/against-diet.ts'

/** A written recipe in a plan, and our dish that was drawn for its place. */
export type Placed = { recipe: Recipe; standsFor: string }

/**
 * Where written recipes go in a day: in place of a dish of the same meal and the same kind, so that two and two stay two and
 * two; one to a meal, three to a day, and never a dish that the day's own words speak of.
 *
 * @param waiting the oldest first.
 */
export function mixIn(plan: DayPlan, waiting: readonly Recipe[], diet: DayDiet): Placed[] {
  const said = [plan.theme, ...plan.culturalTips, ...plan.notes].join(' ')
  const placed: Placed[] = []
  for (const recipe of waiting) {
    if (placed.length === limits.writtenPerDay) break
    if (!suits(recipe, diet)) continue
    if (placed.some((one) => one.recipe.category === recipe.category)) continue
    const section = plan.sections.find(({ category }) => category === recipe.category)?.recipes ?? []
    const place = section.findLast(
      ({ is_vegetarian: isVeg, title }) => isVeg === recipe.is_vegetarian && !said.includes(title),
    )
    if (place) placed.push({ recipe, standsFor: place.id })
  }
  return placed
}

/**
 * At most one of a person's own recipes in a day, for any of its meals, by the same rules: never where a written one stands, and
 * none that was shown within the days in which nothing comes again.
 */
export function mixInOwn(
  plan: DayPlan,
  own: readonly Recipe[],
  { diet, seen, taken }: { diet: DayDiet; seen: readonly { id: string }[]; taken: readonly Placed[] },
): Placed[] {
  const shown = new Set(seen.map(({ id }) => id))
  const gone = new Set(taken.map(({ standsFor }) => standsFor))
  const open = {
    ...plan,
    sections: plan.sections.map((section) => ({
      ...section,
      recipes: section.recipes.filter(({ id }) => !gone.has(id)),
    })),
  }
  const waiting = own.filter(({ id }) => !shown.has(id))
  const forEachMeal = waiting.flatMap((recipe) => recipe.categories.map((category) => ({ ...recipe, category })))
  return mixIn(open, forEachMeal, diet).slice(0, 1)
}
