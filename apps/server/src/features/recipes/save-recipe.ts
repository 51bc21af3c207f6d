import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { findRecipe } from './find-recipe.ts'
import { recipeInAnswer } from './recipe-in-answer.ts'
import { insertSaved } from './store.ts'

/**
 * Keeps a recipe whole, so that it can still be read when the kitchen no longer makes it (decision 18).
 *
 * @throws Problem `recipe.not-found`
 */
export async function saveRecipe(context: Context, user: UserRow, id: string): Promise<void> {
  await insertSaved(context.db, user.id, recipeInAnswer(await findRecipe(context, id)), context.clock.now())
}
