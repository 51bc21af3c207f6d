import type { Db } from './open.ts'
import type { UserRow } from './tables/users.ts'

/** Locks a person's row (`for update`) until the transaction ends; undefined if deleted. */
export function lockPerson(tx: Db, id: string): Promise<UserRow | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}
