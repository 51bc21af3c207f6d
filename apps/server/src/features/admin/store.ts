import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables.ts'

export type Totals = { users: number; reminders: number; orders: number; vendors: number }

export async function countEverything(db: Db): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select (select count(*) from users)::int as users,
      (select count(*) from reminders)::int as reminders,
      (select count(*) from orders)::int as orders,
      (select count(*) from vendors where is_active and archived_at is null)::int as vendors`.execute(db)
  return rows[0]!
}

/** Newest first. `search` is a part of a name, an e-mail address or a number, whatever its case. */
export async function findUsers(
  db: Db,
  { search, offset, limit }: { search: string; offset: number; limit: number },
): Promise<{ users: UserRow[]; total: number }> {
  const wanted = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  let query = db.selectFrom('users')
  if (search) {
    query = query.where((or) =>
      or.or([
        or('full_name', 'ilike', wanted),
        or('email_key', 'like', wanted.toLowerCase()),
        or('phone_number', 'like', wanted),
      ]),
    )
  }
  const [users, counted] = await Promise.all([
    query.selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit).offset(offset).execute(),
    query.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { users, total: counted.count }
}

/**
 * Makes a person the administrator, if there is none and nobody else is just becoming it.
 *
 * @returns whether it was this one.
 */
export async function promoteFirst(db: Db, userId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with first as (
      insert into first_admin (user_id)
      select ${userId}::uuid where not exists (select from users where is_admin)
      on conflict do nothing
      returning user_id
    )
    update users set is_admin = true from first where users.id = first.user_id`.execute(db)
  return numAffectedRows === 1n
}
