import { sql } from 'kysely'
import type { Db } from './db.ts'
import { inTransaction } from './in-transaction.ts'

/** No query of the product takes seconds; a runaway one must not occupy its connection forever. */
export const statementTimeoutMs = 30_000

/**
 * Sets the statement timeout of `db`'s role in this database, unless it has one, because behind a pooler no connection
 * can bring its own. It applies to sessions opened from then on.
 */
export async function limitStatements(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Concurrent ALTER ROLEs would conflict on the same catalog row.
    await sql`select pg_advisory_xact_lock(hashtext('planner statement timeout'))`.execute(tx)
    const { rows } = await sql<{ role: string; database: string; is_set: boolean }>`
      select current_user as role, current_database() as database, exists (
        select from pg_db_role_setting, unnest(setconfig) as setting
        where setting like 'statement\_timeout=%'
          and setrole in (0, current_user::regrole)
          and setdatabase in (0, (select oid from pg_database where datname = current_database()))
      ) as is_set`.execute(tx)
    const { role, database, is_set: isSet } = rows[0]!
    if (isSet) return
    await sql`alter role ${sql.id(role)} in database ${sql.id(database)} set statement_timeout = ${sql.lit(statementTimeoutMs)}`.execute(
      tx,
    )
  })
}
