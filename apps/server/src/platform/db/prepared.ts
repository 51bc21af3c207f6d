import type { Compilable } from 'kysely'
import type { Db } from './open.ts'
import { nameStatement } from './statement-names.ts'

/**
 * Runs a statement that the store reads and plans once a connection, in place of every time: for what nearly every request
 * asks. Its text must be the same whatever its values are: `= any(list)`, never `in (…)`.
 *
 * @param name unique in the product.
 */
export async function prepared<Row>(db: Db, name: string, statement: Compilable<Row>): Promise<Row[]> {
  const compiled = statement.compile()
  nameStatement(compiled.sql, name)
  const { rows } = await db.executeQuery(compiled)
  return rows
}
