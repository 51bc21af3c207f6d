import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { deleteProgram } from './store.ts'

/** @throws Problem `program.not-found`. */
export async function revokeProgram(context: Context, by: Actor & { user: UserRow }, id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const row = await deleteProgram(tx, by.user.id, id)
    if (!row) throw new Problem('program.not-found')
    await record(context, tx, 'program.revoked', by, { about: row.name })
  })
}
