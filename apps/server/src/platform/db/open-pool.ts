import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { collectors, store as instruments } from '../metrics/instruments.ts'
import type { Db } from './db.ts'
import { sendByName } from './statement-names.ts'
import { statementTimeoutMs } from './statement-timeout.ts'
import type { Tables } from './tables.ts'

export type OpenPool = { db: Db; pool: pg.Pool; close: () => Promise<void> }

type Kind = {
  /** The maximum number of connections, which are opened on demand. */
  max: number
  /** Whether a pooler shares sessions among connections and so refuses session settings. */
  isPooled: boolean
  /** Whether statements of `prepared` are sent by name. */
  byName: boolean
}

/**
 * Longer than workers sleep (platform/jobs/repeat.ts): opening a connection costs more than the queries of an idle
 * process.
 */
const idleTimeoutMs = 60_000

/** Opens a pool of connections, named in the metrics. */
export function openPool(name: string, server: pg.PoolConfig, { max, isPooled, byName }: Kind): OpenPool {
  const pool = new pg.Pool({
    ...server,
    application_name: 'planner',
    max,
    ...(isPooled ? {} : { statement_timeout: statementTimeoutMs }),
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: idleTimeoutMs,
  })
  // A broken connection is replaced at the next query, and its current query fails by itself. An unhandled error event
  // would end the process; the pool handles it only for idle connections, not inside a transaction.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  leaveReadOnly(pool)
  if (byName) sendByName(pool)
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

/**
 * Closes a connection whose server has become read-only: after a failover it leads to the former primary, and would be
 * reused again and again.
 */
function leaveReadOnly(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((...given: unknown[]) => {
      const result = query(...given)
      if (result instanceof Promise) {
        result.catch((error: unknown) => {
          if (error instanceof pg.DatabaseError && error.code === readOnly) void client.end().catch(() => undefined)
        })
      }
      return result
    }) as typeof client.query
  })
}

const readOnly = '25006'
