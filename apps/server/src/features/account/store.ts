import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { PasswordResetsTable, ResetRequestRow, SessionRow } from '#platform/db/tables/sign-in.ts'

export async function setPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

export type OpenSession = Omit<SessionRow, 'token_hash' | 'user_id' | 'ends_at'> & { is_this_one: boolean }

/** Returns the sessions that have not expired: the current one first, then by most recent use. */
export async function openSessionsOf(
  db: Db,
  userId: string,
  { own, madeAfter, usedAfter }: { own: Buffer; madeAfter: Date; usedAfter: Date },
): Promise<OpenSession[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'form', 'address', 'created_at', 'last_used_at'])
    .select(sql<boolean>`token_hash = ${own}`.as('is_this_one'))
    .where('user_id', '=', userId)
    .where('created_at', '>', madeAfter)
    .where('last_used_at', '>', usedAfter)
    .where('ends_at', 'is', null)
    .orderBy('is_this_one', 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
}

/** @returns the deleted session's device, or undefined if the person has no such session. */
export function deleteSessionOf(db: Db, userId: string, id: string): Promise<Pick<SessionRow, 'device'> | undefined> {
  return db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('device')
    .executeTakeFirst()
}

export async function insertResetRequest(db: Db, request: ResetRequestRow): Promise<void> {
  await db.insertInto('reset_requests').values(request).execute()
}

/** Claims the oldest ready request, leasing it until `until`. */
export async function takeResetRequest(
  db: Db,
  { now, until }: { now: Date; until: Date },
): Promise<ResetRequestRow | null> {
  const { rows } = await sql<ResetRequestRow>`
    update reset_requests set ready_at = ${until}
    where id = (
      select id from reset_requests where ready_at <= ${now} order by ready_at limit 1 for update skip locked
    )
    returning *`.execute(db)
  return rows[0] ?? null
}

/** Returns when the next request is ready; null if there is none. */
export async function nextResetRequestAt(db: Db): Promise<Date | null> {
  const query = db.selectFrom('reset_requests').select('ready_at').orderBy('ready_at').limit(1)
  return (await query.executeTakeFirst())?.ready_at ?? null
}

export async function deleteResetRequest(db: Db, id: string): Promise<void> {
  await db.deleteFrom('reset_requests').where('id', '=', id).execute()
}

export async function countResets(db: Db, userId: string, { since }: { since: Date }): Promise<number> {
  const { count } = await db
    .selectFrom('password_resets')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertReset(db: Db, reset: Insertable<PasswordResetsTable>): Promise<void> {
  await db.insertInto('password_resets').values(reset).execute()
}

/** Returns the user whose password a reset token may set, if the token was created after the given instant. */
export async function userOfReset(
  db: Db,
  tokenHash: Buffer,
  { madeAfter }: { madeAfter: Date },
): Promise<string | null> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('created_at', '>', madeAfter)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Consumes a token and all others of the same person. @returns false if it was already used. */
export async function useReset(db: Db, tokenHash: Buffer, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  await deleteResetsOf(db, userId)
  return numDeletedRows === 1n
}

export async function deleteResetsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute()
}

export async function deleteOldResets(db: Db, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom('password_resets').where('created_at', '<', before).execute()
}
