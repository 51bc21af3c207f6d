import type { Insertable, Updateable } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { VendorRow, VendorsTable } from '#platform/db/tables.ts'

/** By name; archived ones never, inactive ones where `all`. */
export async function vendorsToShow(db: Db, { all }: { all: boolean }): Promise<VendorRow[]> {
  let query = db.selectFrom('vendors').selectAll().where('archived_at', 'is', null)
  if (!all) query = query.where('is_active', '=', true)
  return query.orderBy('name').orderBy('id').execute()
}

/** Those of these that one can choose: active and not archived. */
export async function vendorsByIds(db: Db, ids: string[]): Promise<VendorRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('vendors')
    .selectAll()
    .where('id', 'in', ids)
    .where('archived_at', 'is', null)
    .where('is_active', '=', true)
    .execute()
}

export async function insertVendor(db: Db, vendor: Insertable<VendorsTable>): Promise<VendorRow> {
  return db.insertInto('vendors').values(vendor).returningAll().executeTakeFirstOrThrow()
}

/** Null where there is none, or it is archived. */
export async function updateVendor(db: Db, id: string, vendor: Updateable<VendorsTable>): Promise<VendorRow | null> {
  const row = await db
    .updateTable('vendors')
    .set({ id, ...vendor })
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}
