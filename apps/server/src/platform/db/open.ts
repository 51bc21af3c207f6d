import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Config } from '#config.ts'
import { collectors, store as instruments } from '../metrics/instruments.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { sendByName } from './statement-names.ts'
import type { Tables } from './tables.ts'

/** What a store function takes: the pool's queries or, unseen by it, a transaction's. */
export type Db = Kysely<Tables>

export type Store = {
  db: Db
  pool: pg.Pool
  /** Connections of background work: a flood of requests cannot starve it, and it cannot starve requests. */
  background: { db: Db; pool: pg.Pool }
  close(): Promise<void>
}

/** No query of the product takes seconds; one that does must not occupy its connection forever. */
const statementTimeoutMs = 30_000

const queriesEndWithinMs = 1000

// Days stay days: a Date would move them by the server's own zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const dateArray = 1182
pg.types.setTypeParser(dateArray as number, (value: string) => (value === '{}' ? [] : value.slice(1, -1).split(',')))

/**
 * Opens the store: the PostgreSQL that DATABASE_URL names, or the embedded one.
 *
 * @throws a one-line error if the server of DATABASE_URL is unreachable or refuses.
 */
export async function openStore(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'pool'>>,
): Promise<Store> {
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir)
  const server = embedded ? embedded.connection : { connectionString: config.databaseUrl! }
  const requests = openPool('requests', server, config.pool?.requests ?? 10)
  const background = openPool('background', server, config.pool?.background ?? 6)
  if (!embedded) await greet(requests)
  return {
    db: requests.db,
    pool: requests.pool,
    background: { db: background.db, pool: background.pool },
    async close() {
      // A pool would wait for a query that hangs, and the embedded store would stay behind.
      const closed = Promise.all([requests.close(), background.close()])
      await Promise.race([closed, pause(queriesEndWithinMs, undefined, { ref: false })])
      await embedded?.stop()
    },
  }
}

type OpenPool = { db: Db; pool: pg.Pool; close: () => Promise<void> }

/** Connections are opened when they are first needed, up to `max`. */
function openPool(name: string, server: pg.PoolConfig, max: number): OpenPool {
  const pool = new pg.Pool({
    ...server,
    application_name: 'planner',
    max,
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: 10_000,
  })
  // A broken connection is replaced at the next query, and the query in progress fails itself. An unhandled error event
  // would end the process: the pool handles it for idle connections, but not for those in the middle of a transaction.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  sendByName(pool)
  const readPool = () => {
    instruments.connections.set(pool.totalCount - pool.idleCount, name, 'busy')
    instruments.connections.set(pool.idleCount, name, 'idle')
    instruments.waiting.set(pool.waitingCount, name)
  }
  collectors.add(readPool)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    pool,
    close() {
      collectors.delete(readPool)
      return db.destroy()
    },
  }
}

async function greet({ pool }: OpenPool): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const { message, code } = error as { message?: string; code?: string }
    throw new Error(`cannot connect to DATABASE_URL: ${message || code}`, { cause: error })
  }
}
