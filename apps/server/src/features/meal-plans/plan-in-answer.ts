import { categories, type MealPlan } from '@planner/contract/recipes'
import { cook } from '#features/recipes/cook.ts'
import { recipeInAnswer } from '#features/recipes/recipe-in-answer.ts'
import type { MealPlanRow, UserRow } from '#platform/db/tables.ts'

/** A kept plan as the page sees it: its recipes are cooked again from their ids. */
export function planInAnswer(user: UserRow, plan: MealPlanRow): MealPlan {
  const sections = categories.map((category) => {
    const recipes = (plan.recipes[category] ?? []).map((id) => ({ ...recipeInAnswer(cook(id)), category }))
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
