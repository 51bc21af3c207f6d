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
  close(): Promise<void>
}

/** No query of the product takes seconds; one that does must not hold its connection for ever. */
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
 * @throws in one line where the server of DATABASE_URL is away or refuses.
 */
export async function openStore(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Store> {
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir)
  const pool = new pg.Pool({
    ...(embedded ? embedded.connection : { connectionString: config.databaseUrl! }),
    application_name: 'planner',
    max: 10,
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: 10_000,
  })
  // A connection that dies is replaced at the next query, and the query it dies under fails by itself. Unheard, the event
  // would end the process: the pool hears it for idle connections, and nobody for those in the middle of a transaction.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  sendByName(pool)
  const readPool = () => {
    instruments.connections.set(pool.totalCount - pool.idleCount, 'busy')
    instruments.connections.set(pool.idleCount, 'idle')
    instruments.waiting.set(pool.waitingCount)
  }
  collectors.add(readPool)
  if (!embedded) await greet(pool)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    pool,
    async close() {
      collectors.delete(readPool)
      // The pool would wait for a query that hangs, and the embedded store would stay behind.
      await Promise.race([db.destroy(), pause(queriesEndWithinMs, undefined, { ref: false })])
      await embedded?.stop()
    },
  }
}

async function greet(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const { message, code } = error as { message?: string; code?: string }
    throw new Error(`the store of DATABASE_URL cannot be used: ${message || code}`, { cause: error })
  }
}
