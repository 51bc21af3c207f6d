import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { anyOf, prepared } from '#platform/db/prepared.ts'
import { readTogether } from '#platform/db/read-together.ts'
import type { SessionsTable } from '#platform/db/tables/sign-in.ts'
import type { UserRow, UsersTable } from '#platform/db/tables/users.ts'

/** @returns the new row, or null if the address already has an account. */
export async function insertUser(db: Db, user: Insertable<UsersTable>): Promise<UserRow | null> {
  const row = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function userByEmailKey(db: Db, emailKey: string): Promise<UserRow | null> {
  const row = await db.selectFrom('users').selectAll().where('email_key', '=', emailKey).executeTakeFirst()
  return row ?? null
}

export async function userWithId(db: Db, id: string): Promise<UserRow | null> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function insertSession(db: Db, session: Insertable<SessionsTable>): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
}

/**
 * Ends a person's least recently used sessions beyond a limit, counting and keeping a new one. Skips a session that
 * another transaction is ending.
 *
 * @returns the devices that were signed out.
 */
export async function endSessionsBeyond(
  db: Db,
  userId: string,
  { most, save }: { most: number; save: Buffer },
): Promise<{ device: string | null }[]> {
  const { rows } = await sql<{ device: string | null }>`
    delete from sessions where token_hash in (
      select token_hash from sessions
      where user_id = ${userId} and ends_at is null and token_hash <> ${save}
      order by last_used_at desc, created_at desc, token_hash offset ${most - 1} for update skip locked
    )
    returning device`.execute(db)
  return rows
}

export type SessionWithUser = { user: UserRow; createdAt: Date; lastUsedAt: Date; endsAt: Date | null }

const sessionsByHash = readTogether<SessionWithUser>(async (db, hashes) => {
  const wanted = hashes.map((hash) => Buffer.from(hash, 'hex'))
  const rows = await prepared(
    db,
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .selectAll('users')
      .select(['token_hash', 'sessions.created_at as session_created_at', 'last_used_at', 'ends_at'])
      .where('token_hash', '=', anyOf('bytea', wanted)),
  )
  return new Map(
    rows.map(({ token_hash, session_created_at: createdAt, last_used_at: lastUsedAt, ends_at: endsAt, ...user }) => [
      token_hash.toString('hex'),
      { user, createdAt, lastUsedAt, endsAt },
    ]),
  )
})

/** Returns a session and its user; null if there is none. */
export async function sessionByHash(db: Db, tokenHash: Buffer): Promise<SessionWithUser | null> {
  return (await sessionsByHash(db, tokenHash.toString('hex'))) ?? null
}

export async function touchSession(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute()
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/**
 * Deletes every session of a person except `save`, and all their program tokens and webhooks: an intruder may have made
 * them.
 *
 * @returns the number of sessions, not counting those already due to end.
 */
export async function deleteSessions(db: Db, userId: string, { save }: { save?: Buffer }): Promise<number> {
  let query = db.deleteFrom('sessions').where('user_id', '=', userId)
  if (save) query = query.where('token_hash', '<>', save)
  await db.deleteFrom('programs').where('user_id', '=', userId).execute()
  await db.deleteFrom('webhooks').where('user_id', '=', userId).execute()
  const ended = await query.returning('ends_at').execute()
  return ended.filter(({ ends_at }) => ends_at === null).length
}

/** Moves a browser's push subscriptions to the session that replaces another. */
export async function moveSubscriptions(db: Db, { from, to }: { from: Buffer; to: Buffer }): Promise<void> {
  await sql`
    update push_subscriptions set session_id = new.id from sessions as old, sessions as new
    where push_subscriptions.session_id = old.id and old.token_hash = ${from} and new.token_hash = ${to}`.execute(db)
}

/** Sets when a session ends, unless an end is already set. */
export async function setSessionEnd(db: Db, tokenHash: Buffer, endsAt: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ends_at: endsAt })
    .where('token_hash', '=', tokenHash)
    .where('ends_at', 'is', null)
    .execute()
}

export async function deleteExpiredSessions(
  db: Db,
  { madeBefore, usedBefore, endedBefore }: { madeBefore: Date; usedBefore: Date; endedBefore: Date },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((or) =>
      or.or([
        or('created_at', '<=', madeBefore),
        or('last_used_at', '<=', usedBefore),
        or('ends_at', '<=', endedBefore),
      ]),
    )
    .execute()
}

/** Counts failed attempts since an instant, 0 if the last one is older. Locked until the transaction ends. */
export async function lockFailures(
  db: Db,
  key: string,
  { since }: { since: Date },
): Promise<{ failures: number; lastFailedAt: Date }> {
  await db
    .insertInto('sign_in_failures')
    .values({ key, failures: 0, last_failed_at: since })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const row = await db
    .selectFrom('sign_in_failures')
    .selectAll()
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const recent = row.last_failed_at > since
  return { failures: recent ? row.failures : 0, lastFailedAt: row.last_failed_at }
}

export async function setFailures(
  db: Db,
  key: string,
  { failures, now }: { failures: number; now: Date },
): Promise<void> {
  await db.updateTable('sign_in_failures').set({ failures, last_failed_at: now }).where('key', '=', key).execute()
}

/** Deletes counters whose last failure is before an instant. */
export async function deleteOldFailures(db: Db, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('last_failed_at', '<', before).execute()
}

const oneLess = (keys: string[]) =>
  sql`update sign_in_failures set failures = greatest(failures - 1, 0) where key = any (${keys}::text[])`

/** Clears all failures under one key, and takes one off each of the others. */
export async function clearFailures(db: Db, { all, one }: { all: string; one: string[] }): Promise<void> {
  await sql`with cleared as (delete from sign_in_failures where key = ${all}) ${oneLess(one)}`.execute(db)
}

/** Takes one failure off each of these counters. */
export async function takeBackFailure(db: Db, keys: string[]): Promise<void> {
  await oneLess(keys).execute(db)
}

/** Returns the account's user id, if a device with this token has signed in to it. */
export async function ownerOfDevice(
  db: Db,
  { emailKey, tokenHash }: { emailKey: string; tokenHash: Buffer },
): Promise<string | null> {
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('users.id')
    .where('email_key', '=', emailKey)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Saves a device as the person's most recently used one, and deletes the least recently used beyond `keep`. */
export async function saveKnownDevice(
  db: Db,
  { userId, tokenHash, now, keep }: { userId: string; tokenHash: Buffer; now: Date; keep: number },
): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, token_hash: tokenHash, used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doUpdateSet({ used_at: now }))
    .execute()
  await sql`
    delete from known_devices where user_id = ${userId} and token_hash in (
      select token_hash from known_devices where user_id = ${userId} order by used_at desc, token_hash offset ${keep}
    )`.execute(db)
}

export async function deleteOldDevices(db: Db, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom('known_devices').where('used_at', '<', before).execute()
}

export async function namesWithIds(db: Db, ids: readonly string[]): Promise<Pick<UserRow, 'id' | 'full_name'>[]> {
  return db.selectFrom('users').select(['id', 'full_name']).where('id', 'in', ids).execute()
}
