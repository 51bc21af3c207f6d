import { savedRecipesMax } from '@planner/contract/constants/kitchen'
import type { Context } from '#context.ts'
import { requireStorage } from '#features/storage/require-storage.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockAccount } from '#platform/db/lock-account.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { findRecipe } from './find-recipe.ts'
import { recipeForAnyone } from './recipe-in-answer.ts'
import { countSaved, insertSaved, savedIdsOf } from './store.ts'

/**
 * Saves a complete copy of a recipe, so that it can be read even if the kitchen no longer offers it
 * (docs/product/decisions.md#18).
 *
 * @throws Problem `recipe.not-found`, `recipe.too-many-saved`, `account.full`
 */
export async function saveRecipe(context: Context, user: UserRow, id: string): Promise<void> {
  const recipe = recipeForAnyone(await findRecipe(context, user, id))
  await inTransaction(context.db, async (tx) => {
    await lockAccount(tx, user.id)
    if ((await countSaved(tx, user.id)) >= savedRecipesMax && !(await savedIdsOf(tx, user.id)).includes(recipe.id)) {
      throw new Problem('recipe.too-many-saved')
    }
    await requireStorage(tx, user.id, { more: JSON.stringify(recipe).length })
    await insertSaved(tx, user.id, recipe, context.clock.now())
  })
}
