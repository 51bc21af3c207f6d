import { recipes as limits } from '@planner/contract/constants'
import { type Category, swap } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { ownStandIns } from '#features/own-recipes/own-in-plan.ts'
import { profileOf, readDiet } from '#features/recipes/diet.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import type { MealPlanRow, UserRow } from '#platform/db/tables.ts'
import { Problem } from '#platform/problem.ts'
import { addDays } from '#platform/wall-time.ts'
import type { Wanted } from './plan-of-day.ts'
import { noteShown, planAt, savePlan, shownSince } from './store.ts'
import { standIns } from './written/store.ts'

/**
 * Another dish of the same kind in place of one of a day's plan, by the same rules and the same diet.
 *
 * @throws Problem `recipe.not-in-plan`, `recipe.no-other`.
 */
export async function swapDish(
  context: Context,
  user: UserRow,
  wanted: Wanted,
  recipeId: string,
): Promise<MealPlanRow> {
  const profile = profileOf(await readDiet(context, user))
  return context.db.transaction().execute(async (tx) => {
    await lockPerson(tx, user.id)
    const plan = await planAt(tx, { userId: user.id, ...wanted })
    const place = plan && placeOf(plan, recipeId)
    if (!place) throw new Problem('recipe.not-in-plan')
    const { date, vegOnly } = wanted
    const seen = await shownSince(tx, user.id, addDays(date, -limits.unseenDays))
    const request = { date, vegOnly, city: plan.location, seen, seed: `${user.id} ${date} swap ${recipeId}`, profile }
    // The kitchen knows only its own dishes: those in whose place a written one or one of the person's own stands.
    const planned = Object.values(plan.recipes).flat()
    const ours = new Map([...(await standIns(tx, planned)), ...(await ownStandIns(tx, user.id, planned))])
    const sections = Object.entries(plan.recipes).map(([category, ids]) => ({
      category: category as Category,
      recipes: ids.map((id) => ({ id: ours.get(id) ?? id })),
    }))
    const other = swap(request, { sections }, place)
    if (!other) throw new Problem('recipe.no-other')
    await noteShown(tx, user.id, [other.id], date)
    const recipes = { ...plan.recipes, [place.category]: plan.recipes[place.category]!.with(place.index, other.id) }
    return savePlan(tx, { ...plan, recipes: JSON.stringify(recipes), said: JSON.stringify(plan.said) })
  })
}

function placeOf({ recipes }: MealPlanRow, recipeId: string): { category: Category; index: number } | null {
  for (const [category, ids] of Object.entries(recipes)) {
    const index = ids.indexOf(recipeId)
    if (index >= 0) return { category: category as Category, index }
  }
  return null
}
