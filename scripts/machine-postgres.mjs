// Starts a temporary cluster of the PostgreSQL installed on the machine, so that the server is tested on it besides the
// embedded one. Socket only, never as root; `stop` deletes it.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fastTempFolder } from '../apps/server/test/fast-temp-folder.ts'

const debian = '/usr/lib/postgresql'

/** @returns {{ bin: string, version: number } | null} the newest of 15 and later; null if there is none. */
export function findMachinePostgres() {
  if (!existsSync(debian)) return null
  const versions = readdirSync(debian)
    .map(Number)
    .filter((version) => version >= 15 && existsSync(`${debian}/${version}/bin/initdb`))
  if (versions.length === 0) return null
  const version = Math.max(...versions)
  return { bin: `${debian}/${version}/bin`, version }
}

/** @returns {Promise<{ url: string, stop: () => void }>} */
export async function startMachinePostgres({ bin }) {
  const home = mkdtempSync(path.join(fastTempFolder(), 'planner-pg-'))
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  if (account.uid) chownSync(home, account.uid, account.gid)
  const options = { ...account, cwd: home, encoding: 'utf8' }
  const data = path.join(home, 'data')
  const made = spawnSync(
    `${bin}/initdb`,
    ['-D', data, '-U', 'planner', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    options,
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)

  const settings = ['-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'max_connections=200']
  const server = spawn(`${bin}/postgres`, ['-D', data, '-k', home, ...settings], {
    ...account,
    cwd: home,
    stdio: 'ignore',
  })
  const stop = () => {
    server.kill('SIGINT')
    spawnSync(`${bin}/pg_ctl`, ['-D', data, '-m', 'immediate', '-w', 'stop'], options)
    rmSync(home, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 200; tries++) {
    if (spawnSync(`${bin}/pg_isready`, ['-h', home, '-U', 'planner'], options).status === 0) {
      return { url: `postgres://planner@/postgres?host=${encodeURIComponent(home)}`, stop }
    }
    await pause(50)
  }
  stop()
  throw new Error("the machine's PostgreSQL did not start")
}
