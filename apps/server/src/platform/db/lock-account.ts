import { sql } from 'kysely'
import type { Db } from './open.ts'

/**
 * Lets only one transaction at a time, of all processes, count an account's data and add to it. Taken before locking a row
 * that others change, to prevent deadlocks.
 */
export async function lockAccount(tx: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${userId}`}, 0))`.execute(tx)
}
