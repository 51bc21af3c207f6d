import { type Insertable, sql } from 'kysely'
import { after, dayMs, hourMs } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import type { PhoneCodeRow, PhoneCodesTable } from '#platform/db/tables/phone.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { type Asked, prefixOf } from './limits.ts'

/**
 * Returns counts of recent requests, under a lock: other transactions wait for this one, so that the limits hold under
 * concurrency.
 */
export async function lockAsked(
  db: Db,
  { userId, number, network, now }: { userId: string; number: string; network: string; now: Date },
): Promise<Asked> {
  await sql`select pg_advisory_xact_lock(hashtext('phone_codes'))`.execute(db)
  const hourAgo = after(now, -hourMs)
  const { rows } = await sql<Asked>`
    select
      max(created_at) filter (where user_id = ${userId} or phone_number = ${number}) as "lastAt",
      count(*) filter (where phone_number = ${number})::integer as "toNumber",
      count(distinct phone_number) filter (
        where user_id = ${userId} and phone_number <> ${number}
      )::integer as "otherNumbersOfPerson",
      count(*) filter (where network = ${network})::integer as "fromNetwork",
      count(*) filter (
        where created_at > ${hourAgo} and left(phone_number, -4) = ${prefixOf(number)}
      )::integer as "toPrefix",
      count(*) filter (where created_at > ${hourAgo} and phone_number not like '+91%')::integer as abroad,
      count(*) filter (where created_at > ${hourAgo})::integer as "all"
    from phone_codes where created_at > ${after(now, -dayMs)}`.execute(db)
  return rows[0]!
}

export async function insertCode(db: Db, code: Insertable<PhoneCodesTable>): Promise<void> {
  await db.insertInto('phone_codes').values(code).execute()
}

/** Deletes a code that was definitely not sent, so that it does not count towards the limits. */
export async function deleteCode(db: Db, id: string): Promise<void> {
  await db.deleteFrom('phone_codes').where('id', '=', id).execute()
}

/** Returns the newest code of a person for a number, whatever its state; locked until the transaction ends. */
export function lockNewestCode(db: Db, userId: string, number: string): Promise<PhoneCodeRow | undefined> {
  return db
    .selectFrom('phone_codes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('phone_number', '=', number)
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

export async function countTry(db: Db, id: string): Promise<void> {
  await sql`update phone_codes set tries = tries + 1 where id = ${id}`.execute(db)
}

/** @returns false if it was already used or closed. */
export async function closeCodeOnce(db: Db, id: string, now: Date): Promise<boolean> {
  const closed = await db
    .updateTable('phone_codes')
    .set({ closed_at: now })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return closed.numUpdatedRows === 1n
}

/** Deletes codes too old for the limits. */
export async function deleteOldCodes(db: Db, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom('phone_codes').where('created_at', '<', before).execute()
}

/**
 * Returns a person and the account that has verified the number, locked until the transaction ends. Others who want the
 * same number wait, so that the second sees the first. The rows are locked in a fixed order, so that two people
 * swapping numbers do not deadlock.
 */
export async function lockPersonAndHolder(db: Db, userId: string, number: string): Promise<UserRow[]> {
  await sql`select pg_advisory_xact_lock(hashtext(${`phone ${number}`}))`.execute(db)
  return db
    .selectFrom('users')
    .selectAll()
    .where((or) =>
      or.or([or('id', '=', userId), or.and([or('phone_number', '=', number), or('phone_verified', '=', true)])]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export async function hasSessionUsedSince(db: Db, userId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('last_used_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export function setNumber(
  db: Db,
  userId: string,
  { number, verified }: { number: string | null; verified: boolean },
): Promise<UserRow> {
  return db
    .updateTable('users')
    .set({ phone_number: number, phone_verified: verified })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
