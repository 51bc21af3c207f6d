import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { makeDataDir } from '#platform/data-dir.ts'
import { secretFile } from '#platform/secret-file.ts'
import { withFileLock } from './file-lock.ts'
import { type Account, postgresBinaries } from './postgres-binaries.ts'
import { socketFolder, storeAccount, storeHome } from './store-home.ts'

export type EmbeddedPostgres = {
  connection: { host: string; user: string; password: string; database: string }
  /** Leaves the store; the last process to leave stops it. */
  stop(): Promise<void>
}

type Place = {
  account: Account | null
  bin: string
  home: string
  data: string
  lock: string
  connection: EmbeddedPostgres['connection']
}

const database = 'planner'

/**
 * Starts the private PostgreSQL of a data folder, or joins the one that another process has started there.
 *
 * It listens on a socket in a closed folder only, asks for a password that lies in the data folder (mode 600), and
 * never runs as root. Each process keeps one connection open as its sign of presence; should the server be killed, the
 * processes that are present start it again.
 *
 * @throws with the end of PostgreSQL's own log where it does not come up.
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  makeDataDir(dataDir)
  const account = storeAccount()
  const home = storeHome(dataDir, account)
  const place: Place = {
    account,
    bin: postgresBinaries(account),
    home,
    data: path.join(home, 'data'),
    lock: path.join(dataDir, 'store.lock'),
    connection: {
      host: socketFolder(home, account),
      user: 'planner',
      password: secretFile(path.join(dataDir, 'store-password'), () => randomBytes(24).toString('base64url')),
      database,
    },
  }

  let presence: pg.Client | null = null
  let leaving = false

  async function join(): Promise<void> {
    await withFileLock(place.lock, async () => {
      if (!(await answers(place))) {
        if (!existsSync(path.join(home, 'initialised'))) initialise(place)
        await start(place)
      }
      await makeDatabase(place)
      presence = await connect(place, database)
    })
    presence!.once('end', () => {
      if (!leaving) void rejoin()
    })
  }

  async function rejoin(): Promise<void> {
    for (let failures = 0; !leaving; failures++) {
      try {
        return await join()
      } catch (error) {
        // The pool reports every failed query meanwhile; here it is only the restart that is tried again.
        process.stderr.write(`The embedded store did not come back: ${String(error)}\n`)
        await pause(Math.min(250 * 2 ** failures, 5000))
      }
    }
  }

  await join()
  return {
    connection: place.connection,
    async stop() {
      leaving = true
      await withFileLock(place.lock, async () => {
        await presence?.end().catch(() => undefined)
        if (!(await othersPresent(place))) {
          spawnSync(path.join(place.bin, 'pg_ctl'), ['-D', place.data, '-m', 'fast', '-w', 'stop'], as(place))
        }
      })
    },
  }
}

/** A folder that PostgreSQL can stand in, and the account it runs as. */
const as = (place: Place) => ({ ...place.account, cwd: '/', encoding: 'utf8' as const })

async function connect(place: Place, to: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...place.connection,
    database: to,
    application_name: 'planner presence',
    connectionTimeoutMillis: 3000,
  })
  // 'end' follows and is what counts.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function answers(place: Place): Promise<boolean> {
  try {
    const client = await connect(place, 'postgres')
    await client.end()
    return true
  } catch {
    return false
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
  } catch {
    // It does not answer: pg_ctl clears up what may be left of it.
    return false
  }
}

/** Makes an empty cluster. A half-made one, left by a kill, is thrown away: nothing was ever stored in it. */
function initialise(place: Place): void {
  rmSync(place.data, { recursive: true, force: true })
  const passwordFile = path.join(place.home, 'initial-password')
  writeFileSync(passwordFile, place.connection.password, { mode: 0o600 })
  if (place.account) chownSync(passwordFile, place.account.uid, place.account.gid)
  const initdb = spawnSync(
    path.join(place.bin, 'initdb'),
    [
      `--pgdata=${place.data}`,
      `--username=${place.connection.user}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--data-checksums',
    ],
    as(place),
  )
  rmSync(passwordFile, { force: true })
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr}`)
  writeFileSync(path.join(place.home, 'initialised'), '')
}

async function start(place: Place): Promise<void> {
  const logFile = path.join(place.home, 'postgres.log')
  const log = openSync(logFile, 'a', 0o600)
  try {
    for (let tries = 0; tries < 40; tries++) {
      if (tries >= 12) dropPidFileOfZombie(place)
      const server = spawn(path.join(place.bin, 'postgres'), serverOptions(place), {
        ...place.account,
        cwd: '/',
        detached: true,
        stdio: ['ignore', log, log],
      })
      server.unref()
      const exited = new Promise<'exited'>((resolve) => {
        server.once('exit', () => resolve('exited'))
        server.once('error', () => resolve('exited'))
      })
      if ((await Promise.race([exited, answering(place)])) === 'answers') return
      await pause(250)
    }
  } finally {
    closeSync(log)
  }
  throw new Error(`The embedded store did not start:\n${readFileSync(logFile, 'utf8').slice(-600)}`)
}

function serverOptions(place: Place): string[] {
  const settings = [
    `unix_socket_directories=${place.connection.host}`,
    'unix_socket_permissions=0700',
    'listen_addresses=',
    'shared_buffers=64MB',
    'max_wal_size=512MB',
    'jit=off',
  ]
  return ['-D', place.data, ...settings.flatMap((setting) => ['-c', setting])]
}

async function answering(place: Place): Promise<'answers' | 'silent'> {
  for (let checks = 0; checks < 2000; checks++) {
    if (await answers(place)) return 'answers'
    await pause(25)
  }
  return 'silent'
}

/** A killed server that nobody has reaped still counts as alive for PostgreSQL, and its pid file bars the start. */
function dropPidFileOfZombie(place: Place): void {
  const pidFile = path.join(place.data, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const pid = readFileSync(pidFile, 'utf8').split('\n')[0]
  const stat = `/proc/${pid}/stat`
  if (existsSync(stat) && / Z /.test(readFileSync(stat, 'utf8'))) rmSync(pidFile)
}

async function makeDatabase(place: Place): Promise<void> {
  const client = await connect(place, 'postgres')
  const { rows } = await client.query('select 1 from pg_database where datname = $1', [database])
  if (rows.length === 0) await client.query(`create database ${database}`)
  await client.end()
}
