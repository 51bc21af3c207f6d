import pg from 'pg'
import { openJobs } from '../../jobs/jobs.ts'
import { migrate } from '../migrate.ts'
import { type Catalog, readCatalog, type StoredTable } from './catalog.ts'
import type { OpenPlace } from './place.ts'

/**
 * Creates the tables for the source's rows: runs all migrations of the source, and creates the job queue's tables.
 *
 * @throws if the target is not empty, has other migrations, or lacks a table or column of the source.
 */
export async function prepareTarget(target: OpenPlace, source: Pick<Catalog, 'tables' | 'migrations'>): Promise<void> {
  const last = source.migrations.at(-1)
  if (!last) throw new Error('the source is not a Daily Planner store: it has no migrations')
  const found = await readCatalog(target.client)
  if (found.migrations.length === 0 && found.tables.length > 0) throw new Error(notEmpty(target, found.tables[0]!))
  await refuseRows(target, found.tables)
  const ahead = found.migrations.filter((name) => !source.migrations.includes(name))
  if (ahead.length > 0)
    throw new Error(`${target.name} is newer than the source: it has migrations ${ahead.join(', ')}`)

  await target.withPool(async (pool, db) => {
    await migrate(db, last)
    if (!source.tables.some(({ name }) => name.startsWith('pgboss.'))) return
    const queue = await openJobs(pool, { names: [], supervise: false, onError: () => undefined })
    await queue.close()
  })

  const made = await readCatalog(target.client)
  if (made.migrations.join() !== source.migrations.join()) {
    throw new Error(`the source has migrations that this version does not know: ${source.migrations.join(', ')}`)
  }
  for (const { name, columns } of source.tables) {
    const there = made.tables.find((table) => table.name === name)
    const missing = columns.filter((column) => !there?.columns.includes(column))
    if (missing.length > 0) throw new Error(`${name} has no place for ${missing.join(', ')} in ${target.name}`)
  }
}

/**
 * Fills a target in one transaction, which locks its tables and commits after `work`.
 *
 * @throws if rows were inserted in the meantime; UnknownEnd if the connection was lost during commit.
 */
export function filling<T>(
  target: OpenPlace,
  tables: StoredTable[],
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  return target.withConnection(async (client) => {
    await client.query('begin')
    await client.query(`lock table ${tables.map(({ name }) => name).join(', ')} in access exclusive mode`)
    await refuseRows({ name: target.name, client }, tables)
    // Queues without jobs, created by a start of the product.
    if (tables.some(isQueues)) await client.query('delete from pgboss.queue')
    const result = await work(client)
    await client.query('analyze')
    await commit(target, client)
    return result
  })
}

/** The connection was lost during commit, so it is unknown whether the target was filled. */
export class UnknownEnd extends Error {}

async function commit({ name }: OpenPlace, client: pg.Client): Promise<void> {
  try {
    await client.query('commit')
  } catch (error) {
    // An error reported by the server means that it did not commit, unless it or the connection ended in the middle.
    if (error instanceof pg.DatabaseError && !/^(08|57)/.test(error.code ?? '')) throw error
    throw new UnknownEnd(`it is not known whether ${name} was filled: compare both with verify`, { cause: error })
  }
}

async function refuseRows(target: Pick<OpenPlace, 'name' | 'client'>, tables: StoredTable[]): Promise<void> {
  for (const table of tables.filter((one) => !isQueues(one))) {
    if (await holdsRows(target.client, table)) throw new Error(notEmpty(target, table))
  }
}

async function holdsRows(client: pg.Client, { name }: StoredTable): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(`select exists (select from ${name}) as found`)
  return rows[0]!.found
}

const isQueues = ({ name }: StoredTable): boolean => name === 'pgboss.queue'

const notEmpty = (target: Pick<OpenPlace, 'name'>, { name }: StoredTable): string =>
  `${target.name} is not empty (${name}): copy into an empty one`
