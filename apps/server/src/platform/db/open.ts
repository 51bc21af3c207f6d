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
  /** Connections of background work: a flood of requests cannot starve it, and it cannot starve requests. */
  background: { db: Db; pool: pg.Pool }
  /** Past any pooler, for what belongs to a session: migrations, the job queue, session locks, `listen`. */
  direct: { db: Db; pool: pg.Pool }
  close(): Promise<void>
}

export type StoreConfig = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'databaseDirectUrl' | 'preparedStatements' | 'pool'>>

const queriesEndWithinMs = 1000

// Days stay days: a Date would move them by the server's own zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const dateArray = 1182
pg.types.setTypeParser(dateArray as number, (value: string) => (value === '{}' ? [] : value.slice(1, -1).split(',')))

/**
 * Opens the store: the PostgreSQL that DATABASE_URL names, or the embedded one. With DATABASE_DIRECT_URL, DATABASE_URL is a
 * pooler in transaction mode (docs/decisions/0065): nothing is set for a session, and what needs one goes past the pooler.
 *
 * @throws a one-line error if a server is unreachable or refuses, or if DATABASE_URL is a pooler and nothing says so.
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
      // A pool would wait for a query that hangs, and the embedded store would stay behind.
      const closed = Promise.all(pools.map((pool) => pool.close()))
      await Promise.race([closed, pause(queriesEndWithinMs, undefined, { ref: false })])
      await embedded?.stop()
    },
  }
}

/** One connection is not enough: the queue starts on one while another has its lock. */
const directMax = 2

async function greet({ pool }: OpenPool, setting: string, { isPooled }: { isPooled: boolean }): Promise<void> {
  try {
    const { rows } = await pool.query<{ source: string }>(
      `select source from pg_settings where name = 'statement_timeout'`,
    )
    // A pooler that ignores what a connection asks for, as its ignore_startup_parameters has it.
    if (!isPooled && rows[0]!.source !== 'client') throw new Error(poolerAhead)
  } catch (error) {
    const { message, code } = error as { message?: string; code?: string }
    const why = message?.startsWith('unsupported startup parameter') ? poolerAhead : message || code
    throw new Error(`cannot connect to ${setting}: ${why}`, { cause: error })
  }
}

const poolerAhead = 'it is a pooler; set DATABASE_DIRECT_URL to the address of PostgreSQL itself'
