import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { ImportedItemRow, ImportedItemsTable } from '#platform/db/tables/calendar-files.ts'

export function itemsWith(db: Db, userId: string, keyHashes: Buffer[]): Promise<ImportedItemRow[]> {
  return db
    .selectFrom('imported_items')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key_hash', 'in', keyHashes)
    .execute()
}

export async function countItems(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('imported_items')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** What an import added since a moment, and was not deleted by its person. */
export function itemsOfImport(
  db: Db,
  userId: string,
  { importId, since }: { importId: string; since: Date },
): Promise<ImportedItemRow[]> {
  return db
    .selectFrom('imported_items')
    .selectAll()
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('reminder_id', 'is not', null)
    .where('imported_at', '>=', since)
    .execute()
}

/** As if the items of these reminders had never come in. */
export async function forgetItems(tx: Db, userId: string, reminderIds: readonly string[]): Promise<void> {
  await sql`
    delete from imported_items where user_id = ${userId} and reminder_id = any(${reminderIds}::uuid[])`.execute(tx)
}

/** Writes items, replacing what they said before. */
export async function putItems(tx: Db, items: Insertable<ImportedItemsTable>[]): Promise<void> {
  if (items.length === 0) return
  await tx
    .insertInto('imported_items')
    .values(items)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'key_hash']).doUpdateSet((put) => ({
        reminder_id: put.ref('excluded.reminder_id'),
        content_hash: put.ref('excluded.content_hash'),
        imported_at: put.ref('excluded.imported_at'),
      })),
    )
    .execute()
}
