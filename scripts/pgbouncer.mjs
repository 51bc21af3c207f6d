// Starts a temporary PgBouncer in transaction mode in front of a test's PostgreSQL, with the defaults of its package.
// Socket only, never as root; `stop` deletes it.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fastTempFolder } from '../apps/server/test/fast-temp-folder.ts'
import { unpackPackages } from './debian.mjs'

const places = [process.env.PGBOUNCER, '/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer']
/**
 * Debian's package and its dependencies beyond a base system, unpacked without installing, so the system is not
 * changed.
 */
const unpacked = path.resolve(import.meta.dirname, '../node_modules/.pgbouncer')
const packages = ['pgbouncer', 'libevent-2.1-7', 'libc-ares2']

/**
 * Returns the machine's PgBouncer, or Debian's package unpacked into node_modules.
 *
 * @param {(line: string) => void} say called with progress messages.
 * @returns {{ bin: string, libraries: string | null } | null} null if there is none.
 */
export function findPgBouncer(log) {
  const found = places.find((place) => place && existsSync(place))
  if (found) return { bin: found, libraries: null }
  const own = path.join(unpacked, 'root/usr/sbin/pgbouncer')
  if (!existsSync(own))
    unpackPackages(packages, path.join(unpacked, 'root'), () =>
      log("Unpacking Debian's PgBouncer for the tests behind it …"),
    )
  if (!existsSync(own)) return null
  const libraries = librariesIn(path.join(unpacked, 'root/usr/lib'))
  // A system library that the package expects may be missing.
  const { status } = spawnSync(own, ['--version'], { env: { ...process.env, LD_LIBRARY_PATH: libraries ?? '' } })
  return status === 0 ? { bin: own, libraries } : null
}

const librariesIn = (folder) =>
  existsSync(folder) ? [folder, ...readdirSync(folder).map((name) => path.join(folder, name))].join(':') : null

/**
 * @param {{ bin: string, libraries: string | null }} found
 * @param {string} url the server's address, `postgres://user:password@/postgres?host=…`.
 * @returns {Promise<{ url: string, stop: () => void }>} the same databases behind it.
 */
export async function startPgBouncer({ bin, libraries }, url) {
  const { username, password, searchParams } = new URL(url.replace('@/', '@localhost/'))
  const home = mkdtempSync(path.join(fastTempFolder(), 'planner-pool-'))
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  if (account.uid) chownSync(home, account.uid, account.gid)
  const config = path.join(home, 'pgbouncer.ini')
  const logFile = path.join(home, 'pgbouncer.log')
  const server = `host=${searchParams.get('host')} user=${username}`
  writeFileSync(
    config,
    [
      '[databases]',
      `* = ${server}${password ? ` password=${decodeURIComponent(password)}` : ''}`,
      '[pgbouncer]',
      'pool_mode = transaction',
      'listen_addr =',
      'listen_port = 5432',
      `unix_socket_dir = ${home}`,
      'auth_type = any',
      `logfile = ${logFile}`,
    ].join('\n'),
  )
  if (account.uid) chownSync(config, account.uid, account.gid)
  const child = spawn(bin, ['-q', config], {
    ...account,
    cwd: home,
    stdio: 'ignore',
    env: { ...process.env, ...(libraries ? { LD_LIBRARY_PATH: libraries } : {}) },
  })
  const stop = () => {
    child.kill('SIGKILL')
    rmSync(home, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 200 && child.exitCode === null; tries++) {
    if (existsSync(path.join(home, '.s.PGSQL.5432'))) {
      return { url: `postgres://${username}@/postgres?host=${encodeURIComponent(home)}`, stop }
    }
    await pause(25)
  }
  const output = existsSync(logFile) ? readFileSync(logFile, 'utf8') : ''
  stop()
  throw new Error(`PgBouncer did not start: ${output}`)
}
