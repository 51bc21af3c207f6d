import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Config } from '#config.ts'
import type { Db } from './db.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { type OpenPool, openPool } from './open-pool.ts'
import { limitStatements } from './statement-timeout.ts'

export type { Db }

export type Store = {
  db: Db
  pool: pg.Pool
  /** Connections for background work: requests and background work cannot starve each other. */
  background: { db: Db; pool: pg.Pool }
  /** Connections past any pooler, for features of a session: migrations, the job queue, session locks, `listen`. */
  direct: { db: Db; pool: pg.Pool }
  close(): Promise<void>
}

export type StoreConfig = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'databaseDirectUrl' | 'preparedStatements' | 'pool'>>

const queriesEndWithinMs = 1000

// Dates stay strings: a Date would shift them by the server's own zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const dateArray = 1182
pg.types.setTypeParser(dateArray as number, (value: string) => (value === '{}' ? [] : value.slice(1, -1).split(',')))

/**
 * Opens the store: the PostgreSQL of DATABASE_URL, or the embedded one. With DATABASE_DIRECT_URL, DATABASE_URL is a
 * pooler in transaction mode (docs/decisions/0065): no session settings are used there, and whatever needs a session
 * bypasses the pooler.
 *
 * @throws a one-line error if a server is unreachable or refuses, or if DATABASE_URL is a pooler without
 * DATABASE_DIRECT_URL.
 */
export async function openStore(config: StoreConfig): Promise<Store> {
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir)
  const server = embedded ? embedded.connection : { connectionString: config.databaseUrl! }
  const isPooled = Boolean(config.databaseDirectUrl)
  const kind = { isPooled, byName: config.preparedStatements ?? !isPooled }
  const requests = openPool('requests', server, { ...kind, max: config.pool?.requests ?? 10 })
  const background = openPool('background', server, { ...kind, max: config.pool?.background ?? 6 })
  const direct = config.databaseDirectUrl
    ? openPool(
        'direct',
        { connectionString: config.databaseDirectUrl },
        { isPooled: false, byName: false, max: directMax },
      )
    : background
  const pools = [...new Set([requests, background, direct])]
  try {
    if (!embedded) await greet(requests, 'DATABASE_URL', { isPooled })
    if (isPooled) {
      await greet(direct, 'DATABASE_DIRECT_URL', { isPooled: false })
      await limitStatements(requests.db)
    }
  } catch (error) {
    await Promise.all(pools.map((pool) => pool.close()))
    throw error
  }
  return {
    db: requests.db,
    pool: requests.pool,
    background: { db: background.db, pool: background.pool },
    direct: { db: direct.db, pool: direct.pool },
    async close() {
      // A pool would wait for a hanging query, and the embedded server would keep running.
      const closed = Promise.all(pools.map((pool) => pool.close()))
      await Promise.race([closed, pause(queriesEndWithinMs, undefined, { ref: false })])
      await embedded?.stop()
    },
  }
}

/** One connection is not enough: the job queue starts on one while another holds its lock. */
const directMax = 2

async function greet({ pool }: OpenPool, setting: string, { isPooled }: { isPooled: boolean }): Promise<void> {
  try {
    const { rows } = await pool.query<{ source: string }>(
      `select source from pg_settings where name = 'statement_timeout'`,
    )
    // A pooler that ignores startup parameters (its ignore_startup_parameters) is recognised by the setting not being
    // applied.
    if (!isPooled && rows[0]!.source !== 'client') throw new Error(poolerAhead)
  } catch (error) {
    const { message, code } = error as { message?: string; code?: string }
    const why = message?.startsWith('unsupported startup parameter') ? poolerAhead : message || code
    throw new Error(`cannot connect to ${setting}: ${why}`, { cause: error })
  }
}

const poolerAhead = 'it is a pooler; set DATABASE_DIRECT_URL to the address of PostgreSQL itself'
