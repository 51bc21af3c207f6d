import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { ownRow, updateOwn } from './store.ts'

/**
 * Returns the token of a link that opens the recipe for anyone; the same one until it is withdrawn.
 *
 * @throws Problem `own-recipe.not-found`
 */
export async function shareOwn(context: Context, user: UserRow, id: string): Promise<string> {
  return inTransaction(context.db, async (tx) => {
    const row = await ownRow(tx, user.id, id)
    if (!row) throw new Problem('own-recipe.not-found')
    const token = row.share_token ?? context.ids.secret()
    await updateOwn(tx, id, { share_token: token })
    return token
  })
}

/** @throws Problem `own-recipe.not-found` */
export async function withdrawOwn(context: Context, user: UserRow, id: string): Promise<void> {
  if (!(await ownRow(context.db, user.id, id))) throw new Problem('own-recipe.not-found')
  await updateOwn(context.db, id, { share_token: null })
}
