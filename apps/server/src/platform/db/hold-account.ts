import { sql } from 'kysely'
import type { Db } from './open.ts'

/**
 * Lets only one transaction at a time, of all processes, count what an account holds and add to it. Taken before a row is
 * locked that others change, so that no two transactions wait for each other.
 */
export async function holdAccount(tx: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${userId}`}, 0))`.execute(tx)
}
