import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { Problem } from '#platform/problem.ts'
import { chosenById, deleteChosen, takeLeftovers } from './store.ts'

/**
 * Takes a dish off its meal. Leftovers that were to be eaten are left again.
 *
 * @throws Problem `chosen.not-found`, also for somebody else's.
 */
export async function removeChosen(context: Context, user: UserRow, id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    await lockPerson(tx, user.id)
    const dish = await chosenById(tx, user.id, id)
    if (!dish) throw new Problem('chosen.not-found')
    if (dish.leftover_of && !dish.cooked_at) await takeLeftovers(tx, dish.leftover_of, -dish.servings)
    await deleteChosen(tx, id)
  })
}
