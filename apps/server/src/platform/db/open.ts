import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Config } from '#config.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
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

// Days stay days: a Date would move them by the server's own zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const dateArray = 1182
pg.types.setTypeParser(dateArray as number, (value: string) => (value === '{}' ? [] : value.slice(1, -1).split(',')))

/** Opens the store: the PostgreSQL that DATABASE_URL names, or the embedded one. */
export async function openStore(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Store> {
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir)
  const pool = new pg.Pool({
    ...(embedded ? embedded.connection : { connectionString: config.databaseUrl! }),
    application_name: 'planner',
    max: 10,
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: 10_000,
  })
  // A connection that dies while idle is replaced at the next query; unheard, the event would end the process.
  pool.on('error', () => undefined)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    pool,
    async close() {
      await db.destroy()
      await embedded?.stop()
    },
  }
}
