import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import type { Db } from './open.ts'
import { nameStatement, newStatementName } from './statement-names.ts'

/**
 * Runs a statement as a prepared one, parsed and planned once per connection: for frequent queries, whose parsing and
 * planning cost several times what finding a few rows does. Its text must not depend on its values: use {@link anyOf},
 * never `in (…)`.
 *
 * @throws the database's error; inside a transaction also, once, after a newer process has added a column to the table.
 */
export async function prepared<Row>(db: Db, statement: { compile(db: Db): CompiledQuery<Row> }): Promise<Row[]> {
  const compiled = statement.compile(db)
  nameStatement(compiled.sql)
  try {
    return (await db.executeQuery(compiled)).rows
  } catch (error) {
    if (!isOutdated(error)) throw error
    newStatementName(compiled.sql)
    if (db.isTransaction) throw error
    return (await db.executeQuery(compiled)).rows
  }
}

/**
 * Whether a prepared statement failed because its result columns have changed. It keeps failing while the connection is
 * open.
 */
const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery'

/**
 * `= any` of a list, for {@link prepared}. The subquery hides the length of the list from the planner, which would
 * otherwise consider a new plan for a short list worthwhile each time.
 */
export const anyOf = <Value>(type: 'bytea' | 'uuid', list: Value[]): RawBuilder<Value> =>
  sql<Value>`any((select ${list}::${sql.raw(type)}[])::${sql.raw(type)}[])`
