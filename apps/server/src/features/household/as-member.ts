import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { holdShared, memberForShare } from './store.ts'

/**
 * Changes what a household's members change all day (list, pantry), one change at a time: so that limits count, and nobody
 * writes into a household that they have just left. Membership itself is changed by `inHousehold`.
 *
 * @throws Problem `household.changed` where the person is in another household by now.
 */
export async function asMember<Result>(
  { db }: Context,
  { id, household_id: householdId }: Pick<UserRow, 'id' | 'household_id'>,
  work: (tx: Db, me: UserRow) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (tx) => {
    await holdShared(tx, householdId)
    const me = await memberForShare(tx, id)
    if (!me) throw new Problem('auth.required')
    if (me.household_id !== householdId) throw new Problem('household.changed')
    return work(tx, me)
  })
}
