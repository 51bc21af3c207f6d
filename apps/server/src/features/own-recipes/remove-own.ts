import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { ownId } from './own-by-id.ts'
import { deleteOwn, followInChosen, ownRow, putBack } from './store.ts'

/**
 * Deletes an own recipe. Plans get our dish back, the recipe is removed from meals, and its link stops working.
 *
 * @throws Problem `own-recipe.not-found`, also for somebody else's recipe.
 */
export async function removeOwn(context: Context, user: UserRow, id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    await lockPerson(tx, user.id)
    const row = await ownRow(tx, user.id, id)
    if (!row) throw new Problem('own-recipe.not-found')
    if (row.stands_for) await putBack(tx, user.id, ownId(id), row.stands_for)
    await followInChosen(tx, user.id, ownId(id), null)
    await deleteOwn(tx, id)
  })
}
