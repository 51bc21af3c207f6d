import { sql } from 'kysely'
import type { Db } from './open.ts'

/**
 * Serialises the transactions, of all processes, that count an account's data and add to it. Take it before locking
 * rows that others change, to prevent deadlocks.
 */
export async function lockAccount(tx: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${userId}`}, 0))`.execute(tx)
}
