import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { secretFile } from '#platform/crypto/secret-file.ts'
import { makeDataDir, makeStoreLock } from '#platform/data-dir.ts'
import { withFileLock } from './file-lock.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { answers, connect, halt, initialise, isRefusal, type Place, start } from './postgres-server.ts'
import { socketFolder, storeAccount, storeHome } from './store-home.ts'

export type EmbeddedPostgres = {
  connection: Place['connection'] & { database: string }
  /** Disconnects; the last process to disconnect stops the server. */
  stop(): Promise<void>
}

const database = 'planner'

/**
 * Starts the private PostgreSQL of a data folder, or joins the one that another process has started there.
 *
 * It listens only on a socket in a private folder, requires a password stored in the data folder (mode 600), and never
 * runs as root. Each process keeps one connection open to signal its presence; if the server is killed, any process
 * still present restarts it.
 *
 * @throws with the tail of PostgreSQL's log if it does not start.
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  makeDataDir(dataDir)
  const lock = makeStoreLock(dataDir)
  const account = storeAccount(dataDir)
  const home = storeHome(dataDir, account)
  const place: Place = {
    account,
    bin: postgresBinaries(account),
    home,
    data: path.join(home, 'data'),
    connection: {
      host: socketFolder(home, account),
      // Set explicitly, so that PGPORT and PGSSLMODE of the environment have no effect.
      port: 5432,
      ssl: false,
      user: 'planner',
      password: secretFile(path.join(dataDir, 'store-password'), () => randomBytes(24).toString('base64url')),
    },
  }

  let presence: pg.Client | null = null
  let leaving = false

  async function join(): Promise<void> {
    await withFileLock(lock, async () => {
      if (leaving) return
      if (!(await answers(place))) {
        if (!existsSync(place.data)) initialise(place)
        await start(place)
      }
      await makeDatabase(place)
      presence = await connect(place, database)
      presence.once('end', () => {
        if (!leaving) void rejoin()
      })
    })
  }

  async function rejoin(): Promise<void> {
    for (let failures = 0; !leaving; failures++) {
      try {
        return await join()
      } catch (error) {
        // The pool reports failed queries meanwhile; only the restart is retried here.
        process.stderr.write(`The embedded store did not come back: ${String(error)}\n`)
        await pause(Math.min(250 * 2 ** failures, 5000))
      }
    }
  }

  await join()
  return {
    connection: { ...place.connection, database },
    async stop() {
      leaving = true
      await withFileLock(lock, async () => {
        await presence?.end().catch(() => undefined)
        if (!(await othersPresent(place))) await halt(place)
      })
    },
  }
}

async function makeDatabase(place: Place): Promise<void> {
  const client = await connect(place, 'postgres')
  try {
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [database])
    if (rows.length === 0) await client.query(`create database ${database}`)
  } finally {
    await client.end()
  }
}

async function othersPresent(place: Place): Promise<boolean> {
  try {
    const client = await connect(place, 'postgres')
    const { rows } = await client.query(
      `select 1 from pg_stat_activity where datname = $1 and application_name = 'planner presence' limit 1`,
      [database],
    )
    await client.end()
    return rows.length > 0
  } catch (error) {
    // Either the connections are used up, or no other process can be using it.
    return isRefusal(error)
  }
}
