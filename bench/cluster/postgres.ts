import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findMachinePostgres } from '../../scripts/machine-postgres.mjs'

/**
 * A PostgreSQL of the machine's own installation, on a socket, that can be stopped and started again as by an operator.
 */
export function makePostgres() {
  const found = findMachinePostgres()
  if (!found) throw new Error('no PostgreSQL of 15 or later is installed on this machine')
  const home = mkdtempSync(path.join(tmpdir(), 'planner-cluster-'))
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  if (account.uid) chownSync(home, account.uid, account.gid)
  const data = path.join(home, 'data')
  const command = (name: string, args: string[]) => {
    const done = spawnSync(`${found.bin}/${name}`, args, { ...account, cwd: home, encoding: 'utf8' })
    if (done.status !== 0) throw new Error(`${name} failed: ${done.stderr || done.stdout}`)
  }
  command('initdb', ['-D', data, '-U', 'planner', '-A', 'trust', '-E', 'UTF8', '--locale=C'])

  return {
    version: found.version,
    socket: path.join(home, '.s.PGSQL.5432'),
    async start(): Promise<void> {
      const settings = ['listen_addresses=', 'max_connections=120', 'shared_buffers=256MB', 'log_min_messages=fatal']
      const server = spawn(
        `${found.bin}/postgres`,
        ['-D', data, '-k', home, ...settings.flatMap((one) => ['-c', one])],
        {
          ...account,
          cwd: home,
          stdio: 'ignore',
        },
      )
      server.unref()
      for (let tries = 0; tries < 600; tries++) {
        const asked = spawnSync(`${found.bin}/pg_isready`, ['-h', home, '-q'], { ...account, cwd: home })
        if (asked.status === 0) return
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      throw new Error('PostgreSQL did not start')
    },
    stop: (mode: 'fast' | 'immediate') => command('pg_ctl', ['-D', data, '-m', mode, '-w', '-t', '60', 'stop']),
    remove: () => rmSync(home, { recursive: true, force: true, maxRetries: 20 }),
  }
}
