import type { JobQueue, Role } from '@planner/contract/admin'
import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'

export type Totals = { users: number; reminders: number; orders: number; vendors: number }

export async function countEverything(db: Db): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select (select count(*) from users)::int as users,
      (select count(*) from reminders)::int as reminders,
      (select count(*) from orders)::int as orders,
      (select count(*) from vendors where is_active and archived_at is null)::int as vendors`.execute(db)
  return rows[0]!
}

export type UserFilter = {
  /** Part of a name, an email address or a phone number; case-insensitive. */
  search?: string | undefined
  role?: Role | undefined
  phone?: 'verified' | 'unverified' | undefined
}

/** Returns users, newest first. */
export async function findUsers(
  db: Db,
  { offset, limit, ...filter }: UserFilter & { offset: number; limit: number },
): Promise<{ users: UserRow[]; total: number }> {
  const [users, total] = await Promise.all([
    usersLike(db, filter)
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    countUsers(db, filter),
  ])
  return { users, total }
}

export async function countUsers(db: Db, filter: UserFilter): Promise<number> {
  const { count } = await usersLike(db, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * A person in the file, and the cursor for the next batch: as text, because database timestamps are finer than a Date.
 */
export type ListedUser = UserRow & { joined: string; place: string }

/** Returns the next `limit` people after a cursor, newest first. The joining day is in the given time zone. */
export async function usersAfter(
  db: Db,
  filter: UserFilter,
  { after, limit, timeZone }: { after: ListedUser | null; limit: number; timeZone: string },
): Promise<ListedUser[]> {
  let query = usersLike(db, filter)
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.place}::timestamptz, ${after.id}::uuid)`)
  return query
    .selectAll()
    .select([
      sql<string>`to_char(created_at at time zone ${timeZone}, 'YYYY-MM-DD')`.as('joined'),
      sql<string>`created_at::text`.as('place'),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

function usersLike(db: Db, { search, role, phone }: UserFilter) {
  let query = db.selectFrom('users')
  if (role) query = query.where('is_admin', '=', role === 'admin')
  if (phone) query = query.where('phone_verified', '=', phone === 'verified')
  if (!search) return query
  const wanted = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  return query.where((or) =>
    or.or([
      or('full_name', 'ilike', wanted),
      or('email_key', 'like', wanted.toLowerCase()),
      or('phone_number', 'like', wanted),
    ]),
  )
}

/**
 * Makes a person the administrator if there is none and no concurrent call is doing so.
 *
 * @returns whether this call did.
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

export async function hasAdmin(db: Db): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select exists (select from users where is_admin) as there`.execute(db)
  return rows[0]!.there
}

/** @returns whether this became the setup code; false if there is one already. */
export async function insertSetupCode(db: Db, code: { code_hash: Buffer; made_at: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('setup_code')
    .values(code)
    .onConflict((conflict) => conflict.column('place').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function deleteSetupCode(db: Db): Promise<void> {
  await db.deleteFrom('setup_code').execute()
}

/** Consumes the setup code. @returns whether the hash matched. */
export async function useSetupCode(db: Db, codeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('setup_code').where('code_hash', '=', codeHash).executeTakeFirst()
  return numDeletedRows === 1n
}

/** Whether the queue's tables exist: they are in a separate schema, created when a process first opens it. */
export async function hasQueue(db: Db): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('pgboss.queue') is not null as there`.execute(db)
  return rows[0]!.there
}

type QueueRow = Omit<JobQueue, 'oldest_waiting_at' | 'last_failure'> & {
  oldest_waiting_at: Date | null
  failed_at: Date | null
  failure: string | null
}

/** Returns the queues by name, without the library's internal ones. */
export async function jobQueues(db: Db): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select queue.name,
      count(*) filter (where job.state in ('created', 'retry'))::int as waiting,
      count(*) filter (where job.state = 'active')::int as active,
      count(*) filter (where job.state = 'failed')::int as failed,
      min(job.created_on) filter (where job.state in ('created', 'retry')) as oldest_waiting_at,
      max(job.completed_on) filter (where job.state = 'failed') as failed_at,
      (array_agg(job.output ->> 'message' order by job.completed_on desc) filter (where job.state = 'failed'))[1] as failure
    from pgboss.queue left join pgboss.job on job.name = queue.name
    where queue.name not like '\\_\\_pgboss%'
    group by queue.name order by queue.name`.execute(db)
  return rows
}

/** Serialises transactions that change the set of administrators. */
export async function lockAdministrators(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`.execute(tx)
}

/** Counts the other administrators who can sign in. */
export async function countOtherAdmins(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from users
    where is_admin and id <> ${id} and disabled_at is null and deletion_planned_at is null`.execute(db)
  return rows[0]!.count
}

/** Whether anybody else uses this installation. */
export async function hasOtherPeople(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (select from users where id <> ${id} and deletion_planned_at is null) as there`.execute(db)
  return rows[0]!.there
}

/** Sets or clears administrator rights. Once nobody is an administrator, a first one can be made again. */
export async function setAdmin(tx: Db, id: string, isAdmin: boolean): Promise<void> {
  if (!isAdmin) await sql`delete from first_admin where user_id = ${id}`.execute(tx)
  await tx.updateTable('users').set({ is_admin: isAdmin }).where('id', '=', id).execute()
}

export function setDisabled(tx: Db, id: string, at: Date | null): Promise<UserRow> {
  return tx.updateTable('users').set({ disabled_at: at }).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}
