import { categories, type MealPlan } from '@planner/contract/recipes'
import type { Context } from '#context.ts'
import { findRecipes } from '#features/recipes/find-recipe.ts'
import { recipesInAnswer } from '#features/recipes/recipe-in-answer.ts'
import type { MealPlanRow, UserRow } from '#platform/db/tables.ts'

/** A kept plan as the page sees it: its recipes are cooked again from their ids, those of a model read. */
export async function planInAnswer(context: Context, user: UserRow, plan: MealPlanRow): Promise<MealPlan> {
  const found = await findRecipes(context, user, Object.values(plan.recipes).flat())
  const byId = new Map((await recipesInAnswer(found)).map((recipe) => [recipe.id, recipe]))
  const sections = categories.map((category) => {
    const recipes = (plan.recipes[category] ?? [])
      .filter((id) => byId.has(id))
      .map((id) => ({ ...byId.get(id)!, category }))
    return [category, recipes] as const
  })
  return {
    date: plan.date,
    ...plan.said,
    location: plan.location,
    currency: 'INR',
    timezone: user.time_zone,
    vegOnly: plan.veg_only,
    sections: Object.fromEntries(sections) as MealPlan['sections'],
  }
}
