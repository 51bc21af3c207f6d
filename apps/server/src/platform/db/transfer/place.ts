import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import type { Db } from '../open.ts'

/** A store as given to the store commands: the URL of a PostgreSQL, or the folder of an embedded one. */
export type PlaceName = { url: string } | { folder: string }

/** A store that a command has opened. */
export type OpenPlace = {
  name: string
  /** The folder with the keys; null for an external PostgreSQL. */
  folder: string | null
  /** For short queries. */
  client: pg.Client
  /** The server's process ids of our connections. */
  pids: Set<number>
  /** Runs `work` on a dedicated connection, which is closed afterwards even if a query is running. */
  withConnection<T>(work: (client: pg.Client) => Promise<T>): Promise<T>
  /** Runs `work` on a pool that is closed afterwards: for migrations and the queue's own start. */
  withPool<T>(work: (pool: pg.Pool, db: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * Session settings: uniform text formats, so that values of different servers compare; no statement timeout, because
 * tables may be large; a lock timeout; writing even in a store that is closed for writing; and no version-counting
 * triggers.
 */
const session = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'; set bytea_output = 'hex';
  set extra_float_digits = 1; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '10s';
  set default_transaction_read_only = off; set planner.copying = 'on'`

/**
 * Opens a store for a command.
 *
 * @param mayMake whether an empty store is created in a folder without one.
 * @throws if the folder has no store and none may be created, or the server is unreachable.
 */
export async function openPlace(name: PlaceName, { mayMake }: { mayMake: boolean }): Promise<OpenPlace> {
  if ('folder' in name && !mayMake && !holdsStore(name.folder)) throw new Error(`there is no store in ${name.folder}`)
  const embedded = 'folder' in name ? await startEmbeddedPostgres(name.folder) : null
  const connection: pg.ClientConfig = {
    ...(embedded ? embedded.connection : { connectionString: (name as { url: string }).url }),
    application_name: 'planner store',
    connectionTimeoutMillis: 10_000,
  }
  const pids = new Set<number>()
  const open = async () => {
    const client = new pg.Client(connection)
    // Running queries reject anyway; without a listener the event would crash the process.
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    pids.add(rows[0]!.pid)
    await client.query(session)
    return client
  }
  // The display name, without a password.
  const { database, host, port } = new pg.Client(connection)
  const label =
    'folder' in name
      ? `the store in ${name.folder}`
      : `the database ${database} on ${host}${host.startsWith('/') ? '' : `:${port}`}`

  const client = await open().catch(async (error: Error) => {
    await embedded?.stop()
    throw new Error(`${label} cannot be used: ${error.message}`, { cause: error })
  })
  return {
    name: label,
    folder: 'folder' in name ? name.folder : null,
    client,
    pids,
    async close() {
      await cut(client)
      await embedded?.stop()
    },
    async withConnection(work) {
      const own = await open()
      try {
        return await work(own)
      } finally {
        await cut(own)
      }
    },
    async withPool(work) {
      const pool = new pg.Pool({ ...connection, max: 3 })
      pool.on('error', () => undefined)
      const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
      try {
        return await work(pool, db)
      } finally {
        await db.destroy()
      }
    },
  }
}

const holdsStore = (folder: string): boolean =>
  existsSync(path.join(folder, 'store/data')) || existsSync(path.join(folder, 'store-id'))

/** An abandoned COPY would block a graceful close, so closing waits only for a moment. */
async function cut(client: pg.Client): Promise<void> {
  await Promise.race([client.end().catch(() => undefined), pause(1000, undefined, { ref: false })])
}
