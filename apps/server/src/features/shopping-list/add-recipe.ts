import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { addRecipe as contract } from '@planner/contract/kitchen/shopping-list'
import type { Recipe } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { asMember } from '#features/household/as-member.ts'
import { findRecipe } from '#features/recipes/find-recipe.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { insertNeeded, neededFor } from './for-dishes.ts'

/** @throws Problem `recipe.not-found`. */
export const recipeFor = (
  context: Context,
  user: UserRow,
  { recipe_id: id, serves }: CheckedInputOf<typeof contract>,
): Promise<Recipe> => findRecipe(context, user, id, serves)

/** Puts a recipe's ingredients on the list, without a day. @throws Problem `list.dishes-full`, `household.changed`. */
export async function addRecipe(context: Context, user: UserRow, recipe: Recipe): Promise<void> {
  await asMember(context, user, (tx, me) =>
    insertNeeded(context, tx, me, neededFor(recipe), {
      chosen_id: null,
      dish: recipe.title,
      for_day: null,
      serves: null,
    }),
  )
}
