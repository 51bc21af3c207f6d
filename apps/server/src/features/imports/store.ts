import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { ImportedItemRow, ImportedItemsTable } from '#platform/db/tables.ts'

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
