import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import type { Db } from './open.ts'
import { nameAnew, nameStatement } from './statement-names.ts'

/**
 * Runs a statement that the store reads and plans once a connection, in place of every time: for what people ask all day.
 * Reading and planning cost the store several times what finding a few rows does. Its text must be the same whatever its
 * values are: {@link anyOf}, never `in (…)`.
 *
 * @throws what the store says; inside a transaction also, once, where a newer process has given its table a column.
 */
export async function prepared<Row>(db: Db, statement: { compile(db: Db): CompiledQuery<Row> }): Promise<Row[]> {
  const compiled = statement.compile(db)
  nameStatement(compiled.sql)
  try {
    return (await db.executeQuery(compiled)).rows
  } catch (error) {
    if (!isOutdated(error)) throw error
    nameAnew(compiled.sql)
    if (db.isTransaction) throw error
    return (await db.executeQuery(compiled)).rows
  }
}

/** Whether a statement was planned when its answer had other columns. It stays so for as long as its connection is open. */
const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery'

/**
 * One of a list, for {@link prepared}. The planner does not see how long the list is: where it does, it thinks that a plan
 * for a short one is worth making each time.
 */
export const anyOf = <Value>(type: 'bytea' | 'uuid', list: Value[]): RawBuilder<Value> =>
  sql<Value>`any((select ${list}::${sql.raw(type)}[])::${sql.raw(type)}[])`
