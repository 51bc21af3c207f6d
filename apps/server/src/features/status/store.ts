import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'

/** @throws if the database does not answer. */
export async function storeAnswers(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
