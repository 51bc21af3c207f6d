import { recipes as limits } from '@planner/contract/constants/kitchen'
import type { DayPlan, Recipe } from '@planner/kitchen'
import { type DayDiet, suits } from '#features/recipes/against-diet.ts'

/** A written recipe in a plan, and the id of our dish that it replaces. */
export type Placed = { recipe: Recipe; standsFor: string }

/**
 * Chooses which of a day's dishes written recipes replace: a dish of the same meal and kind, so that the balance of two
 * and two is kept; at most one per meal and three per day, and never a dish mentioned in the day's texts.
 *
 * @param waiting the oldest first.
 */
export function mixIn(plan: DayPlan, waiting: readonly Recipe[], diet: DayDiet): Placed[] {
  const texts = [plan.theme, ...plan.culturalTips, ...plan.notes].join(' ')
  const placed: Placed[] = []
  for (const recipe of waiting) {
    if (placed.length === limits.writtenPerDay) break
    if (!suits(recipe, diet)) continue
    if (placed.some((one) => one.recipe.category === recipe.category)) continue
    const section = plan.sections.find(({ category }) => category === recipe.category)?.recipes ?? []
    const place = section.findLast(
      ({ is_vegetarian: isVeg, title }) => isVeg === recipe.is_vegetarian && !texts.includes(title),
    )
    if (place) placed.push({ recipe, standsFor: place.id })
  }
  return placed
}

/**
 * Places at most one of a person's own recipes in a day, at any meal and by the same rules: never in place of a written
 * recipe, and never one shown within the period in which dishes must not repeat.
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
