import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { addRecipe as contract } from '@planner/contract/kitchen/shopping-list'
import type { Recipe } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { asMember } from '#features/household/as-member.ts'
import { findRecipe } from '#features/recipes/find-recipe.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { insertNeeded, neededFor } from './for-dishes.ts'
import { servingsOf } from './servings.ts'
import { openOfDish } from './store.ts'

/** @throws Problem `recipe.not-found`. */
export const recipeFor = (
  context: Context,
  user: UserRow,
  { recipe_id: id, serves }: CheckedInputOf<typeof contract>,
): Promise<Recipe> => findRecipe(context, user, id, serves)

/**
 * Puts a recipe's ingredients on the list, without a day.
 *
 * @param again adds them even if the dish is on the list already.
 * @throws Problem `list.dish-there`, `list.dishes-full`, `household.changed`.
 */
export async function addRecipe(
  context: Context,
  user: UserRow,
  { recipe, again }: { recipe: Recipe; again: boolean },
): Promise<void> {
  await asMember(context, user, async (tx, me) => {
    if (!again) await requireNotThere(context, tx, me, recipe.title)
    await insertNeeded(context, tx, me, neededFor(recipe), {
      chosen_id: null,
      dish: recipe.title,
      for_day: null,
      serves: recipe.serves,
    })
  })
}

/** @throws Problem `list.dish-there`, which says for how many servings, if known. */
async function requireNotThere(context: Context, tx: Db, me: UserRow, dish: string): Promise<void> {
  const today = wallTimeOf(context.clock.now(), me.time_zone).day
  const there = await openOfDish(tx, me.household_id, { dish, today })
  if (there.length === 0) return
  const servings = await servingsOf(tx, me, there)
  const how = servings === 0 ? '' : `, for ${servings} ${servings === 1 ? 'serving' : 'servings'}`
  throw new Problem('list.dish-there', { detail: `${dish} is already on the shopping list${how}` })
}
