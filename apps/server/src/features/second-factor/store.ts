import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type {
  AuthenticatorAppRow,
  AuthenticatorAppsTable,
  FactorChallengeRow,
  FactorChallengesTable,
  FactorPurpose,
  PasskeyRow,
  PasskeysTable,
} from '#platform/db/tables/second-factor.ts'
import type { UserRow } from '#platform/db/tables/users.ts'

/** Whether a sign-in requires more than the password: a confirmed authenticator app or a passkey. */
export async function hasFactor(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select 1 from authenticator_apps where user_id = ${userId} and confirmed_at is not null)
      or exists (select 1 from passkeys where user_id = ${userId}) as has`.execute(db)
  return rows[0]!.has
}

export async function appOf(db: Db, userId: string): Promise<AuthenticatorAppRow | null> {
  const row = await db.selectFrom('authenticator_apps').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return row ?? null
}

/** Saves an app, replacing an unconfirmed one. @returns false if a confirmed one is in use. */
export async function putApp(db: Db, app: Insertable<AuthenticatorAppsTable>): Promise<boolean> {
  const { secret, created_at } = app
  const row = await db
    .insertInto('authenticator_apps')
    .values(app)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at })
        .where('authenticator_apps.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false if there is no unconfirmed app. */
export async function confirmApp(
  db: Db,
  userId: string,
  { secret, step, now }: { secret: Buffer; step: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticator_apps')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('secret', '=', secret)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Consumes the code of a time step, and all earlier ones.
 *
 * @param resealed the same secret sealed with the current key.
 * @returns false if it was already used.
 */
export async function spendStep(
  db: Db,
  userId: string,
  { secret, resealed, step, now }: { secret: Buffer; resealed: Buffer; step: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticator_apps')
    .set({ last_step: step, last_used_at: now, secret: resealed })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where((or) => or.or([or('last_step', 'is', null), or('last_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteApp(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('authenticator_apps')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Returns a person's passkeys, oldest first. */
export function passkeysOf(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function passkeyByCredential(db: Db, credential: string): Promise<PasskeyRow | null> {
  const row = await db.selectFrom('passkeys').selectAll().where('credential', '=', credential).executeTakeFirst()
  return row ?? null
}

/** @returns false if it is already registered. */
export async function insertPasskey(db: Db, passkey: Insertable<PasskeysTable>): Promise<boolean> {
  const row = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Records a use. @returns false if the counter did not increase, which means that the passkey may have been copied. */
export async function notePasskeyUse(
  db: Db,
  id: string,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    // Passkeys that are synced between devices do not count: their counter is always 0.
    .where((or) => (counter === 0 ? or('counter', '=', 0) : or('counter', '<', counter)))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export function deletePasskey(db: Db, userId: string, id: string): Promise<Pick<PasskeyRow, 'name'> | undefined> {
  return db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
}

/** @returns the number deleted. */
export async function deletePasskeys(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}

export async function replaceRecoveryCodes(
  db: Db,
  userId: string,
  { hashes, now }: { hashes: Buffer[]; now: Date },
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  if (hashes.length === 0) return
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, created_at: now, used_at: null })))
    .execute()
}

export async function unusedRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** @returns false if the person has no such code, or has used it already. */
export async function spendRecoveryCode(db: Db, userId: string, codeHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Number of newest challenges to keep per person. */
const challengesOfPerson = 20

export async function insertChallenge(db: Db, challenge: Insertable<FactorChallengesTable>): Promise<void> {
  const { user_id: userId } = challenge
  await db.insertInto('factor_challenges').values(challenge).execute()
  if (!userId) return
  await sql`
    delete from factor_challenges where token_hash in (
      select token_hash from factor_challenges where user_id = ${userId} order by created_at desc offset ${challengesOfPerson}
    )`.execute(db)
}

type Wanted = { madeAfter: Date }

export async function challengeBy(
  db: Db,
  tokenHash: Buffer,
  { purposes, madeAfter }: Wanted & { purposes: readonly FactorPurpose[] },
): Promise<FactorChallengeRow | null> {
  const row = await db
    .selectFrom('factor_challenges')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('created_at', '>', madeAfter)
    .executeTakeFirst()
  return row ?? null
}

/** Counts an attempt. @returns the challenge; null if it is unknown, expired or exhausted. */
export async function countTry(
  db: Db,
  tokenHash: Buffer,
  { purpose, madeAfter, most }: Wanted & { purpose: FactorPurpose; most: number },
): Promise<FactorChallengeRow | null> {
  const row = await db
    .updateTable('factor_challenges')
    .set((expression) => ({ tries: expression('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('created_at', '>', madeAfter)
    .where('tries', '<', most)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** @returns false if it was already consumed: of two concurrent calls, one succeeds. */
export async function deleteChallenge(db: Db, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('factor_challenges')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/**
 * Deletes a person's challenges, and their count of wrong codes: those were by someone who knew a password that is no
 * longer valid.
 */
export async function deleteChallengesOf(db: Db, userId: string, wrongCodesKey: string): Promise<void> {
  await db.deleteFrom('factor_challenges').where('user_id', '=', userId).execute()
  await db.deleteFrom('request_counters').where('key', '=', wrongCodesKey).execute()
}

export async function deleteOldChallenges(db: Db, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom('factor_challenges').where('created_at', '<=', before).execute()
}

export async function personByEmailKey(db: Db, emailKey: string): Promise<UserRow | null> {
  const row = await db.selectFrom('users').selectAll().where('email_key', '=', emailKey).executeTakeFirst()
  return row ?? null
}
