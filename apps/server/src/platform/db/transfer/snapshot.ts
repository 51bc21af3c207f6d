import type pg from 'pg'
import { type Catalog, readCatalog } from './catalog.ts'
import type { OpenPlace } from './place.ts'

/**
 * Runs `work` on a store as it is at one moment, whatever others write meanwhile; nothing is written.
 *
 * @param holding whether writers wait until the work is done.
 */
export function inSnapshot<T>(
  place: OpenPlace,
  { holding }: { holding: boolean },
  work: (client: pg.Client, catalog: Catalog) => Promise<T>,
): Promise<T> {
  return place.withConnection(async (client) => {
    // The locks come first: the moment is that of the first reading after them.
    const tables = holding ? (await readCatalog(client)).tables : []
    await client.query(`begin isolation level repeatable read ${holding ? '' : 'read only'}`)
    if (tables.length > 0) await client.query(`lock table ${tables.map(({ name }) => name).join(', ')} in share mode`)
    const catalog = await readCatalog(client)
    if (catalog.migrations.length === 0) throw new Error(`${place.name} is not a Daily Planner store`)
    return work(client, catalog)
  })
}
