import type { Insertable, Updateable } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type {
  GoogleConnectionRow,
  GoogleConnectionsTable,
  GoogleConsentRow,
  GoogleConsentsTable,
} from '#platform/db/tables/google.ts'

export async function insertAuthorization(db: Db, consent: Insertable<GoogleConsentsTable>): Promise<void> {
  await db.insertInto('google_consents').values(consent).execute()
}

/** Consumes a pending consent; only the session that began it can. */
export async function takeAuthorization(
  db: Db,
  { stateHash, sessionHash, askedAfter }: { stateHash: Buffer; sessionHash: Buffer; askedAfter: Date },
): Promise<GoogleConsentRow | undefined> {
  const taken = await db
    .deleteFrom('google_consents')
    .where('state_hash', '=', stateHash)
    .where('session_hash', '=', sessionHash)
    .returningAll()
    .executeTakeFirst()
  return taken && taken.asked_at > askedAfter ? taken : undefined
}

export async function deleteOldAuthorizations(db: Db, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom('google_consents').where('asked_at', '<', before).execute()
}

export function connectionOf(db: Db, userId: string): Promise<GoogleConnectionRow | undefined> {
  return db.selectFrom('google_connections').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Returns the connection, locked until the transaction ends; with an id, only if it is still the same connection. */
export function lockConnection(tx: Db, userId: string, id?: string): Promise<GoogleConnectionRow | undefined> {
  return tx
    .selectFrom('google_connections')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .forUpdate()
    .executeTakeFirst()
}

/** Saves a connection, replacing the person's earlier one but keeping its settings. */
export async function putConnection(tx: Db, connection: Insertable<GoogleConnectionsTable>): Promise<void> {
  const { user_id: _, past_days: __, future_days: ___, ...renewed } = connection
  await tx
    .insertInto('google_connections')
    .values(connection)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(renewed))
    .execute()
}

export async function setConnection(
  db: Db,
  connection: Pick<GoogleConnectionRow, 'user_id' | 'id'>,
  change: Updateable<GoogleConnectionsTable>,
): Promise<void> {
  await db
    .updateTable('google_connections')
    .set(change)
    .where('user_id', '=', connection.user_id)
    .where('id', '=', connection.id)
    .execute()
}

export function deleteConnection(tx: Db, userId: string): Promise<GoogleConnectionRow | undefined> {
  return tx.deleteFrom('google_connections').where('user_id', '=', userId).returningAll().executeTakeFirst()
}

/** Whether anybody is connected to a Google account. */
export async function isAccountConnected(db: Db, account: string): Promise<boolean> {
  const row = await db
    .selectFrom('google_connections')
    .select('user_id')
    .where('account', '=', account)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
