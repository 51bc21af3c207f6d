import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { EmailProofRequestRow, EmailProofRow, EmailProofsTable } from '#platform/db/tables/sign-in.ts'

/** Saves a request, replacing a pending one. */
export async function insertRequest(db: Db, request: EmailProofRequestRow): Promise<void> {
  const { asked_at, ready_at } = request
  await db
    .insertInto('email_proof_requests')
    .values(request)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ asked_at, ready_at }))
    .execute()
}

/** Claims the oldest ready request, leasing it until `until`. */
export async function takeRequest(
  db: Db,
  { now, until }: { now: Date; until: Date },
): Promise<EmailProofRequestRow | null> {
  const { rows } = await sql<EmailProofRequestRow>`
    update email_proof_requests set ready_at = ${until}
    where user_id = (
      select user_id from email_proof_requests where ready_at <= ${now} order by ready_at limit 1 for update skip locked
    )
    returning *`.execute(db)
  return rows[0] ?? null
}

/** Returns when the next request is ready; null if there is none. */
export async function nextRequestAt(db: Db): Promise<Date | null> {
  const query = db.selectFrom('email_proof_requests').select('ready_at').orderBy('ready_at').limit(1)
  return (await query.executeTakeFirst())?.ready_at ?? null
}

/** @param askedAt keeps a request made after this instant. */
export async function deleteRequest(db: Db, userId: string, askedAt?: Date): Promise<void> {
  let query = db.deleteFrom('email_proof_requests').where('user_id', '=', userId)
  // Database timestamps are finer than a Date.
  if (askedAt) query = query.where(sql<boolean>`date_trunc('milliseconds', asked_at) <= ${askedAt}`)
  await query.execute()
}

export async function insertToken(db: Db, proof: Insertable<EmailProofsTable>): Promise<void> {
  await db.insertInto('email_proofs').values(proof).execute()
}

/** Revokes a person's unused links. */
export async function revokeTokens(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('email_proofs')
    .set({ replaced_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute()
}

/** Returns a verification link's row, locked until the transaction ends. */
export function lockVerificationToken(tx: Db, tokenHash: Buffer): Promise<EmailProofRow | undefined> {
  return tx.selectFrom('email_proofs').selectAll().where('token_hash', '=', tokenHash).forUpdate().executeTakeFirst()
}

export async function markTokenUsed(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('email_proofs').set({ used_at: now }).where('token_hash', '=', tokenHash).execute()
}

/** @returns whether the address was unverified before. */
export async function setVerified(db: Db, userId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteOldTokens(db: Db, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom('email_proofs').where('made_at', '<', before).execute()
}
