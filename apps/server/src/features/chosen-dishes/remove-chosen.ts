import type { Context } from '#context.ts'
import { unlistDish } from '#features/shopping-list/for-dishes.ts'
import { atTable } from '#features/who-eats/at-table.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { chosenById, deleteChosen, takeLeftovers } from './store.ts'

/**
 * Removes a dish from its meal. Leftovers planned for it become available again.
 *
 * @throws Problem `chosen.not-found`, also for another household's dish; `household.changed`.
 */
export async function removeChosen(context: Context, user: UserRow, id: string): Promise<void> {
  await atTable(context, user, async (tx) => {
    const dish = await chosenById(tx, user.household_id, id)
    if (!dish) throw new Problem('chosen.not-found')
    if (dish.leftover_of && !dish.cooked_at) await takeLeftovers(tx, dish.leftover_of, -(dish.servings ?? 0))
    await unlistDish(tx, id)
    await deleteChosen(tx, id)
  })
}
