import type pg from 'pg'
import type { StoredTable } from './catalog.ts'

/** The number of rows, and their checksum. */
export type Digest = { rows: number; sum: string }

/**
 * Counts the rows of a table and sums their SHA-256, so that two databases can be compared whatever the order of their
 * rows: 128 bits of each hash, as two sums.
 *
 * Reads only the named columns, so that it can be compared with a table that has since got more. Needs a session with
 * the settings of a place.
 */
export async function digestOf(client: pg.Client, { name, columns }: StoredTable): Promise<Digest> {
  const part = (start: number) =>
    `coalesce(sum(('x' || substr(hash, ${start}, 16))::bit(64)::bigint::numeric), 0)::text`
  const { rows } = await client.query<{ rows: number; first: string; second: string }>(`
    select count(*)::float8 as rows, ${part(1)} as first, ${part(17)} as second
    from (select encode(sha256(convert_to(row(${columns.join(', ')})::text, 'UTF8')), 'hex') as hash from ${name}) hashes`)
  const [{ rows: count, first, second }] = rows as [{ rows: number; first: string; second: string }]
  return { rows: count, sum: `${first}/${second}` }
}
