import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { deleteSession } from './store.ts'

/** Ends the session that a token belongs to. */
export async function logout(context: Context, tokenHash: Buffer, by: Actor): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    await deleteSession(tx, tokenHash)
    await record(context, tx, 'session.closed', by)
  })
}
