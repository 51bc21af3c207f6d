import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { householdOf, lockTable } from './store.ts'

/**
 * Runs changes to who eats in a household, one at a time.
 *
 * @throws Problem `household.changed` if the person is in another household by now.
 */
export function atTable<Result>(
  { db }: Pick<Context, 'db'>,
  { id, household_id: householdId }: UserRow,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (tx) => {
    await lockTable(tx, householdId)
    if ((await householdOf(tx, id)) !== householdId) throw new Problem('household.changed')
    return work(tx)
  })
}
