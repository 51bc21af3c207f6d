import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { MailAddressesTable, MailAddressRow } from '#platform/db/tables/mail-in.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { MailboxPlace } from '#providers/mailbox.ts'

export function addressOf(db: Db, userId: string): Promise<MailAddressRow | undefined> {
  return db.selectFrom('mail_addresses').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Saves a person's address, replacing an earlier one. */
export async function saveAddress(db: Db, address: Insertable<MailAddressesTable>): Promise<void> {
  const { user_id: _, ...fields } = address
  await db
    .insertInto('mail_addresses')
    .values(address)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fields))
    .execute()
}

export async function deleteAddress(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows: count } = await db
    .deleteFrom('mail_addresses')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return count > 0n
}

export function personByAddress(db: Db, tokenHash: Buffer): Promise<UserRow | undefined> {
  return db
    .selectFrom('mail_addresses')
    .innerJoin('users', 'users.id', 'mail_addresses.user_id')
    .selectAll('users')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

export async function touchAddress(db: Db, userId: string, now: Date): Promise<void> {
  await db.updateTable('mail_addresses').set({ last_mail_at: now }).where('user_id', '=', userId).execute()
}

/** @returns false if the mail was handled before, or the daily limit is reached. */
export async function takeMail(
  tx: Db,
  {
    userId,
    messageHash,
    now,
    since,
    most,
  }: { userId: string; messageHash: Buffer; now: Date; since: Date; most: number },
): Promise<boolean> {
  const { numAffectedRows: count } = await sql`
    insert into mails_taken (user_id, message_hash, taken_at)
    select ${userId}, ${messageHash}, ${now}
    where (select count(*) from mails_taken where user_id = ${userId} and taken_at > ${since}) < ${most}
    on conflict do nothing`.execute(tx)
  return count === 1n
}

export async function placeOf(db: Db, name: string): Promise<MailboxPlace | null> {
  const row = await db.selectFrom('mailbox_places').selectAll().where('name', '=', name).executeTakeFirst()
  return row ? { validity: row.validity, uid: Number(row.uid) } : null
}

export async function saveMailboxPlace(db: Db, name: string, { validity, uid }: MailboxPlace): Promise<void> {
  await db
    .insertInto('mailbox_places')
    .values({ name, validity, uid })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ validity, uid }))
    .execute()
}

/** @returns the number deleted. */
export async function deleteTaken(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { numAffectedRows: count } = await sql`
    delete from mails_taken where (user_id, message_hash) in (
      select user_id, message_hash from mails_taken where taken_at < ${before} order by taken_at limit ${limit})`.execute(
    db,
  )
  return Number(count)
}
