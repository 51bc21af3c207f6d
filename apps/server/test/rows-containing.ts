import type { TestServer } from './test-server.ts'

/** Counts the rows of each table, including the job queue's, that contain one of these texts in any column. */
export async function rowsContaining(
  { pool }: Pick<TestServer, 'pool'>,
  texts: string[],
): Promise<Record<string, number>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where not (select relispartition from pg_class where oid = format('%I.%I', table_schema, table_name)::regclass)
       and table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query(
      `select count(*)::int as count from ${name} as one where exists (
         select from unnest($1::text[]) as word where strpos(lower(to_jsonb(one)::text), lower(word)) > 0)`,
      [texts],
    )
    if (rows[0].count > 0) found[name] = rows[0].count
  }
  return found
}
