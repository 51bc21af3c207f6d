import type { Db } from '#platform/db/open.ts'
import type { OutboxRow } from '#platform/db/tables/notifications.ts'

/** Writes messages to the outbox, each delivery only once. */
export async function insertMessages(db: Db, messages: OutboxRow[]): Promise<void> {
  await db
    .insertInto('outbox')
    .values(messages)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function idsInOutbox(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select('id').where('id', 'in', ids).execute()
  return rows.map((row) => row.id)
}
