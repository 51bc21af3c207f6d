import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { holdShared, memberForShare } from './store.ts'

/**
 * Runs frequent changes to a household's shared data (list, pantry) one at a time, so that limits hold and nobody
 * writes to a household they have just left. Membership itself is changed through `inHousehold`.
 *
 * @throws Problem `household.changed` if the person is in another household by now.
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
