import type pg from 'pg'
import { type Catalog, readCatalog } from './catalog.ts'
import type { OpenPlace } from './place.ts'

/**
 * Runs `work` on a consistent snapshot of a store, whatever others write meanwhile; does not write.
 *
 * @param holding whether writers are blocked until the work is done.
 */
export function inSnapshot<T>(
  place: OpenPlace,
  { holding }: { holding: boolean },
  work: (client: pg.Client, catalog: Catalog) => Promise<T>,
): Promise<T> {
  return place.withConnection(async (client) => {
    // The locks are taken first, because the snapshot begins with the first read after them.
    const tables = holding ? (await readCatalog(client)).tables : []
    await client.query(`begin isolation level repeatable read ${holding ? '' : 'read only'}`)
    if (tables.length > 0) await client.query(`lock table ${tables.map(({ name }) => name).join(', ')} in share mode`)
    const catalog = await readCatalog(client)
    if (catalog.migrations.length === 0) throw new Error(`${place.name} is not a Daily Planner store`)
    return work(client, catalog)
  })
}
