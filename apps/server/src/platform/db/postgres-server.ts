import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Account } from './postgres-binaries.ts'

/** Location, account and connection details of an embedded PostgreSQL. */
export type Place = {
  account: Account | null
  bin: string
  home: string
  /** The database cluster, in `home`. */
  data: string
  connection: { host: string; port: number; user: string; password: string; ssl: false }
}

/** Long enough for recovery after a kill, which reads at most the write-ahead log allowed by max_wal_size. */
const startWithinMs = 60_000

const haltWithinMs = 8000

/**
 * Opens a connection outside the pool, which the caller ends.
 *
 * @throws Error if the database does not answer within three seconds.
 */
export async function connect(place: Place, database: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...place.connection,
    database,
    application_name: 'planner presence',
    connectionTimeoutMillis: 3000,
  })
  // An 'end' event follows, which is the one that is handled.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/**
 * Whether the server accepts connections. @throws its error if it runs but rejects us: a wrong password, or too many
 * connections.
 */
export async function answers(place: Place): Promise<boolean> {
  try {
    const client = await connect(place, 'postgres')
    await client.end()
    return true
  } catch (error) {
    if (isRefusal(error)) throw error
    return false
  }
}

/** Whether a running server has refused us. Codes of class 57P mean that it is starting, recovering or stopping. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !error.code?.startsWith('57P')

/**
 * Creates an empty cluster and moves it into place in one step: a kill leaves none or all of it, and an initdb that
 * outlives its killed parent uses a different folder.
 */
export function initialise(place: Place): void {
  const draft = `${place.data}-${randomBytes(4).toString('hex')}`
  const passwordFile = `${draft}-password`
  // Never through a link that the unprivileged account could have put there.
  writeFileSync(passwordFile, place.connection.password, { mode: 0o600, flag: 'wx' })
  if (place.account) chownSync(passwordFile, place.account.uid, place.account.gid)
  const initdb = spawnSync(
    path.join(place.bin, 'initdb'),
    [
      `--pgdata=${draft}`,
      `--username=${place.connection.user}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--data-checksums',
    ],
    { ...place.account, cwd: '/', encoding: 'utf8' },
  )
  rmSync(passwordFile, { force: true })
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr}`)
  renameSync(draft, place.data)
  for (const left of readdirSync(place.home).filter((name) => name.startsWith('data-'))) {
    rmSync(path.join(place.home, left), { recursive: true, force: true, maxRetries: 10 })
  }
}

/** Starts the server and waits until it answers. */
export async function start(place: Place): Promise<void> {
  const logFile = path.join(place.home, 'postgres.log')
  const log = openSync(
    logFile,
    constants.O_APPEND | constants.O_CREAT | constants.O_WRONLY | constants.O_NOFOLLOW,
    0o600,
  )
  const patience = AbortSignal.timeout(startWithinMs)
  try {
    // The last processes of a killed server may still be shutting down and prevent the start.
    for (let tries = 0; tries < 40 && !patience.aborted; tries++) {
      dropStaleLockFiles(place)
      const server = spawn(path.join(place.bin, 'postgres'), serverOptions(place), {
        ...place.account,
        cwd: '/',
        detached: true,
        stdio: ['ignore', log, log],
      })
      server.unref()
      let isOver = false
      for (const event of ['exit', 'error']) server.once(event, () => (isOver = true))
      do {
        if (await answers(place)) return
        await pause(25)
      } while (!isOver && !patience.aborted)
      await pause(225)
    }
  } finally {
    closeSync(log)
  }
  throw new Error(`embedded PostgreSQL did not start:\n${readFileSync(logFile, 'utf8').slice(-600)}`)
}

function serverOptions(place: Place): string[] {
  const settings = [
    `unix_socket_directories=${place.connection.host}`,
    `port=${place.connection.port}`,
    'unix_socket_permissions=0700',
    'listen_addresses=',
    'shared_buffers=64MB',
    // For SSDs: with the default of 4, the planner would scan small tables instead of using their indexes.
    'random_page_cost=1.1',
    'max_wal_size=512MB',
    'jit=off',
    // We log failed statements ourselves; PostgreSQL’s log would include user content.
    'log_min_messages=log',
  ]
  return ['-D', place.data, ...settings.flatMap((setting) => ['-c', setting])]
}

/** Makes the server end its sessions, flush everything to disk and stop. */
export async function halt({ data }: Place): Promise<void> {
  const lockFile = path.join(data, 'postmaster.pid')
  if (!isRunning(lockFile)) return
  process.kill(processIn(lockFile), 'SIGINT')
  const patience = AbortSignal.timeout(haltWithinMs)
  while (isRunning(lockFile) && !patience.aborted) await pause(20)
}

/**
 * Deletes the lock files of a dead server.
 *
 * PostgreSQL does so itself unless the process id in them is in use: by the dead server, if it was not reaped, or,
 * after a restart of the machine or container, by another program. PostgreSQL detects remaining processes of an old
 * server by its shared memory, with or without these files.
 */
function dropStaleLockFiles({ data, connection: { host, port } }: Place): void {
  for (const file of [path.join(data, 'postmaster.pid'), path.join(host, `.s.PGSQL.${port}.lock`)]) {
    if (processIn(file) > 0 && !isRunning(file)) rmSync(file, { force: true })
  }
}

/** Whether the server that a lock file names is running. Without /proc, any living process with its id counts. */
function isRunning(lockFile: string): boolean {
  const pid = processIn(lockFile)
  if (pid <= 0) return false
  if (existsSync('/proc/self/stat')) return /^\d+ \(postgres\) [^ZX]/.test(readIfThere(`/proc/${pid}/stat`))
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const processIn = (lockFile: string): number => Number(readIfThere(lockFile).split('\n', 1)[0])

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
