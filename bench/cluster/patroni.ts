import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { stringify } from 'yaml'
import { findMachinePostgres } from '../../scripts/machine-postgres.mjs'
import { freePort } from './proxies.ts'

/** The settings of docs/operations/cluster.md. */
const timing = { ttl: 20, loop_wait: 4, retry_timeout: 8 }
const startsWithinMs = 180_000
const looksInARow = 25

type Member = { name: string; data: string; settings: string; port: number; rest: number; process: ChildProcess }
type Seen = { name: string; role: string; state: string; lag?: number | string; timeline?: number }

/**
 * Starts two PostgreSQL under Patroni with synchronous replication, etcd and HAProxy from Debian's packages, all on
 * loopback.
 */
export async function startPatroni() {
  const found = findMachinePostgres()
  if (!found) throw new Error('no PostgreSQL of 15 or later is installed on this machine')
  const home = mkdtempSync(path.join(tmpdir(), 'planner-patroni-'))
  // Neither PostgreSQL nor Patroni runs as root.
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const own = (file: string) => account.uid && chownSync(file, account.uid, account.gid)
  own(home)
  const log = openSync(path.join(home, 'cluster.log'), 'a')
  const run = (program: string, args: string[]): ChildProcess =>
    spawn(program, args, {
      ...account,
      cwd: home,
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH, HOME: home },
    })

  const [client, peer, front] = [await freePort(), await freePort(), await freePort()]
  const at = (port: number) => `http://127.0.0.1:${port}`
  const etcdFlags = {
    name: 'one',
    'data-dir': path.join(home, 'etcd'),
    'listen-client-urls': at(client),
    'advertise-client-urls': at(client),
    'listen-peer-urls': at(peer),
    'initial-advertise-peer-urls': at(peer),
    'initial-cluster': `one=${at(peer)}`,
  }
  const etcd = run(
    'etcd',
    Object.entries(etcdFlags).flatMap(([flag, value]) => [`--${flag}`, value]),
  )

  const members: Member[] = []
  for (const name of ['db1', 'db2']) {
    const data = path.join(home, name)
    mkdirSync(data, { mode: 0o700 })
    own(data)
    const [port, rest] = [await freePort(), await freePort()]
    const settings = path.join(home, `${name}.yml`)
    writeFileSync(settings, stringify(settingsOf({ name, data, port, rest, bin: found.bin, etcd: client, home })))
    own(settings)
    members.push({ name, data, settings, port, rest, process: run('patroni', [settings]) })
    // The first becomes the primary; the other copies it.
    await until(async () => (await cluster()).some((one) => one.name === name && one.state === 'running'))
  }
  const proxy = path.join(home, 'haproxy.cfg')
  writeFileSync(proxy, proxySettings(front, members))
  const haproxy = run('haproxy', ['-db', '-f', proxy])
  await healthy()

  async function cluster(): Promise<Seen[]> {
    for (const { rest } of members) {
      try {
        const answer = await fetch(`${at(rest)}/cluster`, { signal: AbortSignal.timeout(2000) })
        return ((await answer.json()) as { members: Seen[] }).members
      } catch {
        // This node is down, but the other knows too.
      }
    }
    return []
  }

  /** Waits until a primary has a synchronous standby. */
  async function healthy(): Promise<void> {
    let looks = 0
    await until(async () => {
      const seen = await cluster()
      const runs = (role: string) =>
        seen.some((one) => one.role === role && (one.state === 'running' || one.state === 'streaming'))
      // Patroni checks every few seconds, so just after a change its answer may be outdated.
      looks = seen.length === 2 && runs('leader') && runs('sync_standby') ? looks + 1 : 0
      return looks >= looksInARow
    })
  }

  async function primary(): Promise<Member> {
    let found: Member | undefined
    await until(async () => {
      const leader = (await cluster()).find(({ role }) => role === 'leader')
      found = members.find(({ name }) => name === leader?.name)
      return found !== undefined
    })
    return found!
  }

  const postmaster = ({ data }: Member) =>
    Number(readFileSync(path.join(data, 'data/postmaster.pid'), 'utf8').split('\n', 1)[0])

  return {
    version: found.version,
    port: front,
    logFile: path.join(home, 'cluster.log'),
    healthy,
    /** Switches over as an operator does: the standby becomes the primary. */
    async switchOver(): Promise<void> {
      await until(async () => {
        const leader = await primary()
        const candidate = members.find((one) => one !== leader)!
        const answer = await fetch(`${at(leader.rest)}/switchover`, {
          method: 'POST',
          body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
        })
        // Refused until the standby is known as synchronous: an operator would retry.
        if (answer.ok || answer.status === 412 || answer.status === 503) return answer.ok
        throw new Error(`no switchover: ${answer.status} ${await answer.text()}`)
      })
    },
    /** Kills the primary with `kill -9`; Patroni notices. */
    async killPrimary(): Promise<void> {
      process.kill(postmaster(await primary()), 'SIGKILL')
    },
    /**
     * Kills the primary and its Patroni with `kill -9`, as if the machine had failed; it comes back some seconds after
     * the failover.
     */
    async killMachine(): Promise<void> {
      const gone = await primary()
      gone.process.kill('SIGKILL')
      process.kill(postmaster(gone), 'SIGKILL')
      await until(async () => {
        const leader = (await cluster()).find(({ role }) => role === 'leader')
        return leader !== undefined && leader.name !== gone.name && leader.state === 'running'
      })
      gone.process = run('patroni', [gone.settings])
    },
    async stop(): Promise<void> {
      haproxy.kill('SIGKILL')
      for (const one of members) {
        one.process.kill('SIGKILL')
        try {
          process.kill(postmaster(one), 'SIGQUIT')
        } catch {
          // It is down.
        }
      }
      etcd.kill('SIGKILL')
      await pause(1000)
      rmSync(home, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + startsWithinMs
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('the cluster did not get there')
    await pause(200)
  }
}

type Place = { name: string; data: string; port: number; rest: number; bin: string; etcd: number; home: string }

function settingsOf({ name, data, port, rest, bin, etcd, home }: Place): object {
  return {
    scope: 'planner',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ...timing,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: true,
        // Does not wait for a failed primary: the standby has everything.
        primary_start_timeout: 0,
        master_start_timeout: 0,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters: { wal_log_hints: 'on', max_connections: 120 } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }],
      pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: path.join(data, 'data'),
      bin_dir: bin,
      pgpass: path.join(data, 'pgpass'),
      pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
      authentication: { superuser: { username: 'planner' }, replication: { username: 'copier' } },
      parameters: { unix_socket_directories: home, shared_buffers: '128MB' },
    },
  }
}

const proxySettings = (front: number, members: readonly { name: string; port: number; rest: number }[]): string => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen primary
  bind 127.0.0.1:${front}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${members.map(({ name, port, rest }) => `  server ${name} 127.0.0.1:${port} maxconn 110 check port ${rest}`).join('\n')}
`
