import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type {
  VendorInteractionsTable,
  VendorRatingsTable,
  VendorRow,
  VendorsTable,
} from '#platform/db/tables/vendors.ts'

/** Returns the vendors that can be chosen, by name: active and not archived. */
export async function vendorsToShow(db: Db): Promise<VendorRow[]> {
  return db
    .selectFrom('vendors')
    .selectAll()
    .where('archived_at', 'is', null)
    .where('is_active', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Returns vendors by id, including inactive and archived ones. */
export async function vendorsByIds(db: Db, ids: string[]): Promise<VendorRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('vendors').selectAll().where('id', 'in', ids).execute()
}

export type VendorFilter = {
  /** Part of a name, description, location or service; case-insensitive. */
  search?: string | undefined
  category?: VendorRow['category'] | undefined
  state?: 'active' | 'inactive' | undefined
}

/** Returns the vendors that are not archived, in the order they were added. */
export async function vendorsLike(db: Db, { search, category, state }: VendorFilter): Promise<VendorRow[]> {
  let query = db.selectFrom('vendors').selectAll().where('archived_at', 'is', null)
  if (category) query = query.where('category', '=', category)
  if (state) query = query.where('is_active', '=', state === 'active')
  if (search) {
    const wanted = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
    query = query.where((or) =>
      or.or([
        or('name', 'ilike', wanted),
        or('description', 'ilike', wanted),
        or('location', 'ilike', wanted),
        sql<boolean>`array_to_string(services, ', ') ilike ${wanted}`,
      ]),
    )
  }
  return query.orderBy('created_at').orderBy('name').orderBy('id').execute()
}

/** Whether a vendor of this name is in the list for this location, whatever their capitals and spaces. */
export async function isListed(db: Db, { name, location }: Pick<VendorRow, 'name' | 'location'>): Promise<boolean> {
  const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  const { rows } = await sql<{ there: boolean }>`
    select exists (
      select from vendors where archived_at is null
        and lower(regexp_replace(trim(name), '\\s+', ' ', 'g')) = ${plain(name)} and lower(trim(location)) = ${plain(location)}
    ) as there`.execute(db)
  return rows[0]!.there
}

export async function insertVendor(db: Db, vendor: Insertable<VendorsTable>): Promise<VendorRow> {
  return db.insertInto('vendors').values(vendor).returningAll().executeTakeFirstOrThrow()
}

/** Returns the updated vendor; null if there is none, or it is archived. */
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

/**
 * Returns a vendor, locked until the transaction ends, so that concurrent changes are audited separately; undefined if
 * there is none, or it is archived.
 */
export async function lockVendor(tx: Db, id: string): Promise<VendorRow | undefined> {
  return tx
    .selectFrom('vendors')
    .selectAll()
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Adds the vendors whose ids do not exist yet. */
export async function insertNewVendors(db: Db, vendors: Insertable<VendorsTable>[]): Promise<void> {
  await db
    .insertInto('vendors')
    .values(vendors)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function insertInteraction(db: Db, interaction: VendorInteractionsTable): Promise<void> {
  await db.insertInto('vendor_interactions').values(interaction).execute()
}

/**
 * Returns how often a person chose each vendor minus how often they dismissed it, among their latest `limit`
 * interactions.
 */
export async function preferenceScoresOf(
  db: Db,
  userId: string,
  { limit }: { limit: number },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ vendor_id: string; liking: number }>`
    select vendor_id, sum(case action when 'dismissed' then -1 else 1 end)::int as liking
    from (
      select vendor_id, action from vendor_interactions where user_id = ${userId} order by at desc limit ${limit}
    ) as recent
    group by vendor_id`.execute(db)
  return new Map(rows.map((row) => [row.vendor_id, row.liking]))
}

/** Whether a vendor is part of a delivered order of this person. */
export async function hasDelivered(db: Db, userId: string, vendorId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from orders where user_id = ${userId} and status = 'delivered'
      and lines @> ${JSON.stringify([{ vendor_id: vendorId }])}::jsonb
    limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Saves a person's rating of a vendor, replacing an earlier one, and updates the vendor's totals. Run it in a
 * transaction.
 */
export async function saveRating(tx: Db, rating: VendorRatingsTable): Promise<void> {
  // Serialised, so that each of several concurrent first ratings sees the previous ones.
  await tx.selectFrom('vendors').select('id').where('id', '=', rating.vendor_id).forNoKeyUpdate().execute()
  await sql`
    with earlier as (
      select stars from vendor_ratings where vendor_id = ${rating.vendor_id} and user_id = ${rating.user_id} for update
    ), saved as (
      insert into vendor_ratings (vendor_id, user_id, stars, rated_at)
      values (${rating.vendor_id}, ${rating.user_id}, ${rating.stars}, ${rating.rated_at})
      on conflict (vendor_id, user_id) do update set stars = excluded.stars, rated_at = excluded.rated_at
    )
    update vendors set
      stars = stars + ${rating.stars} - coalesce((select stars from earlier), 0),
      ratings = ratings + case when exists (select from earlier) then 0 else 1 end
    where id = ${rating.vendor_id}`.execute(tx)
}

/** Withdraws all links that were sent to a vendor: who has them can no longer open its page. */
export async function withdrawLinksOf(db: Db, vendorId: string, now: Date): Promise<void> {
  await db
    .updateTable('vendor_links')
    .set({ withdrawn_at: now })
    .where('vendor_id', '=', vendorId)
    .where('withdrawn_at', 'is', null)
    .execute()
}
