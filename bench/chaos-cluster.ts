// Two web and two worker processes on one PostgreSQL behind a proxy, active users, and a year's worth of failures:
// processes killed, the database restarted gracefully and abruptly, and slow. Counts what is lost, duplicated or stuck. Takes
// the number of people as its argument. Ends with one line for each promise; exits 1 if one is broken.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { judge, unfinished } from './cluster/judge.ts'
import { type Load, startLoad } from './cluster/load.ts'
import { makePostgres } from './cluster/postgres.ts'
import { freePort, startRoundRobin, startSlowProxy } from './cluster/proxies.ts'
import { type Supervised, supervise } from './cluster/supervised.ts'

const people = Number(process.argv[2] ?? 40)
const slowMs = 100
/** It takes seconds; the rest is a margin for a busy machine. */
const recoversWithinMs = 120_000
/** A killed worker's lease of a minute, a minute until the last reminder is due, and a margin for a busy machine. */
const settlesWithinMs = 240_000

const dataDir = mkdtempSync(path.join(tmpdir(), 'planner-chaos-'))
const logFile = path.join(dataDir, 'cluster.log')
const postgres = makePostgres()
const processes: Supervised[] = []
const closing: (() => void)[] = []
let isBroken = false
try {
  await postgres.start()
  const database = await startSlowProxy(postgres.socket)
  closing.push(() => database.close())
  const environment = {
    DATABASE_URL: `postgres://planner@127.0.0.1:${database.port}/postgres`,
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'error',
  }
  const ports = [await freePort(), await freePort()]
  for (const [n, port] of ports.entries()) {
    processes.push(supervise(`web ${n + 1}`, { ...environment, ROLE: 'web', PORT: String(port) }, logFile))
  }
  for (const n of [1, 2]) processes.push(supervise(`worker ${n}`, { ...environment, ROLE: 'worker' }, logFile))
  await Promise.all(processes.map((one) => one.ready()))
  const proxy = await startRoundRobin(ports)
  closing.push(() => proxy.close())
  const pool = new pg.Pool({ host: path.dirname(postgres.socket), user: 'planner', database: 'postgres', max: 2 })
  pool.on('error', () => undefined)

  const load = await startLoad(proxy.url, people)
  await disturb(load, database.way)
  await load.stop()
  reportLoad(load, proxy.served)
  reportFailures()

  const end = performance.now() + settlesWithinMs
  // The last reminder is due a minute after the last call.
  await pause(65_000)
  while ((await unfinished(pool)) > 0 && performance.now() < end) await pause(1000)
  for (const { promise, broken, of } of await judge(pool, load.acknowledged)) {
    isBroken ||= broken > 0
    console.log(`${promise.padEnd(58)} ${String(of).padStart(6)}  broken ${broken}`)
  }
  await pool.end()
} finally {
  await Promise.all(processes.map((one) => one.stop()))
  for (const close of closing.reverse()) close()
  postgres.stop('immediate')
  postgres.remove()
  rmSync(dataDir, { recursive: true, force: true })
}
console.log(isBroken ? 'BROKEN' : 'every promise kept')
process.exit(isBroken ? 1 : 0)

async function disturb(load: Load, way: { delayMs: number }): Promise<void> {
  const [web1, web2, worker1, worker2] = processes as [Supervised, Supervised, Supervised, Supervised]
  const restart = async (mode: 'fast' | 'immediate') => {
    postgres.stop(mode)
    await postgres.start()
  }
  const disturbances: [what: string, run: () => unknown][] = [
    ['web 1 killed', () => web1.kill()],
    ['worker 1 killed', () => worker1.kill()],
    ['database restarted, fast', () => restart('fast')],
    ['web 2 and worker 2 killed', () => [web2, worker2].map((one) => one.kill())],
    ['database restarted, immediate', () => restart('immediate')],
    [`database slow, ${slowMs} ms each way`, () => (way.delayMs = slowMs)],
    ['both workers killed while it is slow', () => [worker1, worker2].map((one) => one.kill())],
    ['web 1 killed while it is slow', () => web1.kill()],
    ['database quick again', () => (way.delayMs = 0)],
    [
      'everything killed, and the database restarted, immediate',
      () => {
        for (const one of processes) one.kill()
        return restart('immediate')
      },
    ],
  ]
  for (const [what, run] of disturbances) {
    const before = load.acknowledged.orders.size
    const began = performance.now()
    await run()
    await acknowledgedMore(load, before + 1)
    const firstMs = performance.now() - began
    // Waits until everybody has made progress, so that the next failure interrupts people at work.
    await acknowledgedMore(load, before + people)
    console.log(`${what}: the first order after ${(firstMs / 1000).toFixed(1)} s`)
  }
}

async function acknowledgedMore(load: Load, orders: number): Promise<void> {
  const end = performance.now() + recoversWithinMs
  while (load.acknowledged.orders.size < orders) {
    if (performance.now() > end) throw new Error(`no more than ${load.acknowledged.orders.size} orders came through`)
    await pause(50)
  }
}

function reportLoad({ asked, answers, times, acknowledged }: Load, served: Map<number, number>): void {
  times.sort((one, other) => one - other)
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)]!)
  console.log(
    `\nPostgreSQL ${postgres.version}, ${people} people, ${asked} calls: ${[...answers].map(([answer, n]) => `${n} x ${answer}`).join(', ')}; ` +
      `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`,
  )
  console.log(
    `answered by the web processes: ${[...served.values()].join(' and ')}; started again: ${processes.map((one) => `${one.name} ${one.restarts()}x`).join(', ')}`,
  )
  console.log(`acknowledged: ${acknowledged.reminders.size} reminders, ${acknowledged.orders.size} orders\n`)
}

/** The errors of failed requests, by frequency. */
function reportFailures(): void {
  const lines = readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.includes('request failed'))
  const reasons = lines.map((line) => {
    const { code, message } = (JSON.parse(line) as { err: { code?: string; message: string } }).err
    return `${code ?? ''} ${message}`.trim()
  })
  const counted = [...Map.groupBy(reasons, (reason) => reason)].map(([reason, all]) => ({ reason, times: all.length }))
  for (const { reason, times } of counted.sort((one, other) => other.times - one.times).slice(0, 10)) {
    console.log(`  ${times} x ${reason}`)
  }
}
