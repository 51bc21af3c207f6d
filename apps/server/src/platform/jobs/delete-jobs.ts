import { sql } from 'kysely'
import type { Db } from '../db/open.ts'

/** Deletes every job, waiting or done, whose data contains a person's id. pg-boss creates its tables when first opened. */
export async function deleteJobsOf(tx: Db, userId: string): Promise<void> {
  const { rows } = await sql<{ is_there: boolean }>`select to_regclass('pgboss.job') is not null as is_there`.execute(
    tx,
  )
  if (rows[0]!.is_there) await sql`delete from pgboss.job where strpos(data::text, ${userId}) > 0`.execute(tx)
}
