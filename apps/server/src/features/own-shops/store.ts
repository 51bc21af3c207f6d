import type { Updateable } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { PaidPricesTable } from '#platform/db/tables/orders.ts'
import type { OwnShopRow, OwnShopsTable } from '#platform/db/tables/vendors.ts'

/** Returns a person's shops in the order they were added. */
export const shopsOf = (db: Db, userId: string): Promise<OwnShopRow[]> =>
  prepared(db, db.selectFrom('own_shops').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id'))

export async function insertShop(db: Db, shop: OwnShopRow): Promise<void> {
  await db.insertInto('own_shops').values(shop).execute()
}

/** Returns the changed shop; null if it is unknown or somebody else's. */
export async function updateShop(
  db: Db,
  { id, userId }: { id: string; userId: string },
  changes: Updateable<OwnShopsTable>,
): Promise<OwnShopRow | null> {
  const row = await db
    .updateTable('own_shops')
    .set({ id, ...changes })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** @returns whether it existed. */
export async function deleteShop(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('own_shops')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Returns what a person last paid for each item, newest first. The number kept is limited on writing. */
export const paidPricesOf = (db: Db, userId: string): Promise<PaidPricesTable[]> =>
  prepared(
    db,
    db
      .selectFrom('paid_prices')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('paid_at', 'desc')
      .orderBy('name_key'),
  )
