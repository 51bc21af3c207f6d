import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { bumpHousehold, lockHouseholds } from './store.ts'

/**
 * Runs a change to a household's membership, one at a time. Households are locked before people, always in the same
 * order. The person is read again under the lock.
 *
 * @param also further households to lock.
 * @param first locks reminders, which must happen before people are locked.
 * @throws Problem `household.changed` if the person is in another household by now.
 */
export async function inHousehold<Result>(
  { db }: Context,
  { id, household_id: householdId }: Pick<UserRow, 'id' | 'household_id'>,
  work: (tx: Db, me: UserRow) => Promise<Result>,
  { also = [], first = async () => {} }: { also?: string[]; first?: (tx: Db) => Promise<void> } = {},
): Promise<Result> {
  return inTransaction(db, async (tx) => {
    await lockHouseholds(tx, [householdId, ...also])
    await first(tx)
    const me = await lockPerson(tx, id)
    if (!me) throw new Problem('auth.required')
    if (me.household_id !== householdId) throw new Problem('household.changed')
    const result = await work(tx, me)
    for (const one of [householdId, ...also]) await bumpHousehold(tx, one)
    return result
  })
}
