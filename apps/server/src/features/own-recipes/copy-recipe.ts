import { dishOfRecipe, writeDish, writeRecipe } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { findRecipe } from '#features/recipes/find-recipe.ts'
import type { OwnRecipeRow } from '#platform/db/tables/recipes.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { isOwn, rowIdOf } from './own-by-id.ts'
import { answersOf } from './present.ts'
import { ownRow } from './store.ts'
import { writeOwn } from './write-own.ts'

/**
 * Copies any recipe into the person's own, for editing: a dish with its own sentences keeps them, any other is rebuilt
 * from its ingredients and steps.
 *
 * @throws Problem `recipe.not-found`, and whatever `writeOwn` throws.
 */
export async function copyRecipe(context: Context, user: UserRow, recipeId: string): Promise<OwnRecipeRow> {
  const own = isOwn(recipeId) ? await ownRow(context.db, user.id, rowIdOf(recipeId) ?? '') : undefined
  if (own) return writeOwn(context, user, { text: own.text, told: answersOf(own), planned: false })
  const dish = dishOfRecipe(recipeId)
  const text = dish ? writeDish(dish) : writeRecipe(await findRecipe(context, user, recipeId))
  return writeOwn(context, user, { text, planned: false })
}
