import { categories, type MealPlan } from '@planner/contract/kitchen/recipes'
import { fastsOn, festivalsOn, placeOfCity, vegetarianNote } from '@planner/kitchen'
import type { Context } from '#context.ts'
import type { DayDiet } from '#features/recipes/against-diet.ts'
import { dayRules, tableDietOn } from '#features/recipes/day-diet.ts'
import { readDiet } from '#features/recipes/diet.ts'
import { findRecipes } from '#features/recipes/find-recipe.ts'
import { namesLeftOut } from '#features/recipes/named-foods.ts'
import { recipesInAnswer } from '#features/recipes/recipe-in-answer.ts'
import type { MealPlanRow } from '#platform/db/tables/meal-plans.ts'
import type { UserRow } from '#platform/db/tables/users.ts'

/**
 * Converts a stored plan to the form the page shows. Our recipes are built again from their ids; written ones are
 * loaded.
 */
export async function planInAnswer(context: Context, user: UserRow, plan: MealPlanRow): Promise<MealPlan> {
  const { date, location } = plan
  const diet = await readDiet(context, user)
  const day = await tableDietOn(context.db, user, date, location)
  const eaten = { ...day, veg_only: day.veg_only || plan.veg_only }
  const found = await findRecipes(context, user, Object.values(plan.recipes).flat())
  const byId = new Map((await recipesInAnswer(found, eaten)).map((recipe) => [recipe.id, recipe]))
  const sections = categories.map((category) => {
    const recipes = (plan.recipes[category] ?? [])
      .filter((id) => byId.has(id))
      .map((id) => ({ ...byId.get(id)!, category }))
    return [category, recipes] as const
  })
  return {
    date,
    ...plan.said,
    culturalTips: tipsFor(plan, eaten),
    notes: [...dayRules(diet, date, location), ...notesFor(plan, eaten)],
    location,
    currency: 'INR',
    timezone: user.time_zone,
    vegOnly: plan.veg_only,
    diet_version: diet.version,
    sections: Object.fromEntries(sections) as MealPlan['sections'],
  }
}

/**
 * Returns the tips of festivals and fasts, which are about restraint anyway, and those others that name no meat, egg or
 * allergen that the household avoids. Onions are tolerated in a regional tip, as it is not a suggestion to eat them.
 */
function tipsFor({ said, date, location }: MealPlanRow, diet: DayDiet): string[] {
  const animals = { ...diet, veg_only: diet.veg_only || diet.jain, jain: false, no_onion_garlic: false }
  const festivals = festivalsOn(date, placeOfCity(location))
  const days = [...festivals, ...fastsOn(date, festivals)].map(({ name }) => `${name}: `)
  return said.culturalTips.filter((tip) => days.some((day) => tip.startsWith(day)) || !namesLeftOut(tip, animals))
}

/** Returns the plan's notes, without the vegetarian note if the diet no longer calls for it. */
const notesFor = ({ said }: MealPlanRow, { jain, vegan, fast }: DayDiet): string[] =>
  said.notes.filter((note) => jain || vegan || fast === true || note !== vegetarianNote)
