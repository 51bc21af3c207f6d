import { recipes as limits } from '@planner/contract/constants/kitchen'
import type { Context } from '#context.ts'
import { ownStandIns } from '#features/own-recipes/own-in-plan.ts'
import { tableDietOn } from '#features/recipes/day-diet.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import type { MealPlanRow } from '#platform/db/tables/meal-plans.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { addDays } from '#platform/wall-time.ts'
import { anotherDish, placeOf } from './another-dish.ts'
import type { Wanted } from './plan-of-day.ts'
import { noteShown, planAt, savePlan, shownSince } from './store.ts'
import { standIns } from './written/store.ts'

/**
 * Replaces a dish of a day's plan by another of the same kind, by the same rules and diet.
 *
 * @throws Problem `recipe.not-in-plan`, `recipe.no-other`.
 */
export function swapDish(context: Context, user: UserRow, wanted: Wanted, recipeId: string): Promise<MealPlanRow> {
  return inTransaction(context.db, async (tx) => {
    await lockPerson(tx, user.id)
    const plan = await planAt(tx, { userId: user.id, ...wanted })
    const place = plan && placeOf(plan, recipeId)
    if (!place) throw new Problem('recipe.not-in-plan')
    const { date } = wanted
    const planned = Object.values(plan.recipes).flat()
    const other = anotherDish(plan, recipeId, {
      diet: await tableDietOn(tx, user, date, plan.location),
      seen: await shownSince(tx, user.id, addDays(date, -limits.unseenDays)),
      ours: new Map([...(await standIns(tx, planned)), ...(await ownStandIns(tx, user.id, planned))]),
      seed: `${user.id} ${date} swap ${recipeId}`,
    })
    if (!other) throw new Problem('recipe.no-other')
    await noteShown(tx, user.id, [other.id], date)
    const recipes = { ...plan.recipes, [place.category]: plan.recipes[place.category]!.with(place.index, other.id) }
    return savePlan(tx, { ...plan, recipes: JSON.stringify(recipes), said: JSON.stringify(plan.said) })
  })
}
