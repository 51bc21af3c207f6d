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

/** Returns the items that an import added since an instant and that the person has not deleted. */
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

/** Deletes the records of these reminders' imports, so that their items can be imported again. */
export async function deleteItems(tx: Db, userId: string, reminderIds: readonly string[]): Promise<void> {
  await sql`
    delete from imported_items where user_id = ${userId} and reminder_id = any(${reminderIds}::uuid[])`.execute(tx)
}

/** Saves items, replacing earlier versions. */
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
