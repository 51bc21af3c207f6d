import type pg from 'pg'
import type { StoredTable } from './catalog.ts'

/** How many rows, and what they come to. */
export type Digest = { rows: number; sum: string }

/**
 * Counts a table and sums the SHA-256 of its rows, so that two databases can be compared whatever the order of their
 * rows: 128 bits of each hash, as two sums.
 *
 * Reads the named columns, so that a table compares with one that has since got more. Needs the session of a place.
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
