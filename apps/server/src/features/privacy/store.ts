import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { ConsentRow, ConsentsTable } from '#platform/db/tables/privacy.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { deleteJobsOf } from '#platform/jobs/delete-jobs.ts'
import type { Exported } from './exported.ts'

export async function insertConsent(db: Db, consent: Insertable<ConsentsTable>): Promise<void> {
  await db.insertInto('consents').values(consent).execute()
}

export async function latestConsentOf(db: Db, userId: string): Promise<ConsentRow | null> {
  const row = await db
    .selectFrom('consents')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('recorded_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Schedules an account's deletion, or cancels it with null. */
export function setDeletion(db: Db, userId: string, plan: { askedAt: Date; plannedAt: Date } | null): Promise<UserRow> {
  return db
    .updateTable('users')
    .set({ deletion_asked_at: plan?.askedAt ?? null, deletion_planned_at: plan?.plannedAt ?? null })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Returns the accounts whose grace period is over, the longest due first. */
export function usersDue(db: Db, { now, limit }: { now: Date; limit: number }): Promise<UserRow[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('deletion_planned_at', '<=', now)
    .orderBy('deletion_planned_at')
    .limit(limit)
    .execute()
}

/**
 * Deletes a person. Rows that refer to them by a foreign key are deleted; their orders are kept without their name;
 * other references are listed here, and a test checks the whole database for completeness.
 *
 * @returns whether they still existed: of several concurrent calls, only one deletes them.
 */
export async function removePerson(
  db: Db,
  { id, email_key: emailKey, household_id: householdId }: UserRow,
): Promise<boolean> {
  await sql`
    update orders set address = null, pin_code = null, idempotency_key = null,
      lines = (
        select coalesce(jsonb_agg(line || '{"description": null, "reminder_id": null}'
          || case when line ->> 'vendor_id' in (select id::text from own_shops where user_id = ${id})
            then '{"vendor_name": "Own shop"}'::jsonb else '{}' end order by at), '[]')
        from jsonb_array_elements(lines) with ordinality as each (line, at)
      ),
      timeline = (
        select coalesce(jsonb_agg(entry || '{"note": null}' order by at), '[]')
        from jsonb_array_elements(timeline) with ordinality as each (entry, at)
      )
    where user_id = ${id}`.execute(db)
  // In household orders, other members' lines stay unchanged.
  await sql`
    update orders set lines = (
      select jsonb_agg(case when line ->> 'by' = ${id} then line - 'by' else line end order by at)
      from jsonb_array_elements(lines) with ordinality as each (line, at)
    )
    where household_id = ${householdId} and lines @> ${JSON.stringify([{ by: id }])}::jsonb`.execute(db)
  // Open parts are cancelled, since nobody will collect them; own shops lose the name the person gave them.
  await sql`
    update order_parts set
      state = case when state in ('sent', 'asks', 'accepted', 'ready', 'listed') then 'cancelled' else state end,
      next_at = null, phone = null,
      upi_id = case when kind = 'own' then null else upi_id end,
      vendor_name = case when kind = 'own' then 'Own shop' else vendor_name end
    where order_id in (select id from orders where user_id = ${id})`.execute(db)
  // Remarks on their orders, and the answers, are deleted; in household orders only the author and the words are
  // removed.
  await sql`delete from order_remarks where order_id in (select id from orders where user_id = ${id})`.execute(db)
  await sql`update order_remarks set said_by = null, words = null, answer_words = null where said_by = ${id}`.execute(
    db,
  )
  await db
    .updateTable('audit_log')
    .set({ user_id: null, subject_id: null, about: null, device: null, address: null })
    .where('user_id', '=', id)
    .execute()
  // An administrator's entries keep who acted and from where; a stranger's failed guesses at the password keep neither.
  await sql`
    update audit_log set subject_id = null, about = null,
      device = case when user_id is not null then device end, address = case when user_id is not null then address end
    where subject_id = ${id}`.execute(db)
  await db.deleteFrom('phone_codes').where('user_id', '=', id).execute()
  await db.deleteFrom('reset_requests').where('email_key', '=', emailKey).execute()
  await sql`delete from sign_in_failures where key = ${`account ${emailKey}`} or strpos(key, ${id}) > 0`.execute(db)
  await sql`delete from request_counters where strpos(key, ${id}) > 0`.execute(db)
  await deleteJobsOf(db, id)
  const { numDeletedRows } = await db.deleteFrom('users').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}

/** A row as it is exported, and its position in the order of its table. */
export type ExportedRow = { row: unknown; place: string[] }

/** Returns a person's next rows in a table, ordered by its key. */
export async function rowsOf(
  db: Db,
  userId: string,
  { table, whose = 'user_id', by, without = [] }: Exported,
  { after, limit }: { after: string[] | null; limit: number },
): Promise<ExportedRow[]> {
  const columns = sql.join(by.map((column) => sql.ref(column)))
  const { rows } = await sql<ExportedRow>`
    select to_jsonb(one) - ${without}::text[] as row, array[${sql.join(by.map((column) => sql`${sql.ref(column)}::text`))}] as place
    from (
      select * from ${sql.table(table)}
      where ${isOf[whose](userId)} ${after === null ? sql`` : sql`and (${columns}) > (${sql.join(after)})`}
      order by ${columns} limit ${limit}
    ) as one
    order by ${columns}`.execute(db)
  return rows
}

const isOf: Record<NonNullable<Exported['whose']>, (userId: string) => RawBuilder<boolean>> = {
  id: (userId) => sql`id = ${userId}`,
  user_id: (userId) => sql`user_id = ${userId}`,
  household: (userId) => sql`id = (select household_id from users where id = ${userId})`,
  order: (userId) => sql`order_id in (select id from orders where user_id = ${userId})`,
  order_or_said: (userId) =>
    sql`(said_by = ${userId} or order_id in (select id from orders where user_id = ${userId}))`,
}
