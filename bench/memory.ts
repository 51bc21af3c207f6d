// The memory of a web process with 200 connections and the mix of all calls (bench/mix.ts) for ten minutes, started like
// `npm start`: resident memory every five seconds with its composition, and the delay of its event loop. No garbage
// collection is forced. Exits 1 if it exceeds its budget (docs/product/budgets.md) or a call failed. MEMORY_SECONDS changes
// the length; MEMORY_CALLS ends it after this many calls and MEMORY_CONNECTIONS changes the number of connections, as used
// by a test (apps/server/test/processes/memory.test.ts), which receives the figures; MEMORY_FLAGS are additional Node flags,
// MEMORY_ENV additional settings (A=1,B=2) to try out; MEMORY_SNAPSHOT=1 writes a heap snapshot at the end and prints its
// path.
import { once } from 'node:events'
import { copyFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { percentiles } from './fire.ts'
import { type Person, seedPeople } from './households.ts'
import { mappedBy } from './load/smaps.ts'
import { slopeOf } from './load/watch-memory.ts'
import type { Runtime } from './load/watch-runtime.ts'
import type { CallReport, Plan } from './mix.ts'
import { openOwnStore } from './own-store.ts'
import { addressOf, startServerProcess } from './server-process.ts'
import { startCommand } from './start-command.ts'

const seconds = Number(process.env.MEMORY_SECONDS ?? 600)
const connections = Number(process.env.MEMORY_CONNECTIONS ?? 200)
const calls = process.env.MEMORY_CALLS ? Number(process.env.MEMORY_CALLS) : undefined
const everyMs = 5000
const budgetMb = 350
const budgetLateMs = 100

const { context, pool, close } = await openOwnStore({})
const people = await seedPeople(context, pool, { people: calls ?? 2000, remindersEach: 20 })
const asStarted = startCommand()
const start = () =>
  startServerProcess(
    'apps/server/src/main.ts',
    {
      DATABASE_URL: addressOf(pool),
      DATA_DIR: context.config.dataDir,
      ROLE: 'web',
      ...asStarted.environment,
      ...Object.fromEntries((process.env.MEMORY_ENV ?? '').split(',').map((one) => one.split('=', 2))),
    },
    {
      logFile: `${context.config.dataDir}/server.log`,
      flags: [...asStarted.flags, ...(process.env.MEMORY_FLAGS?.split(' ') ?? [])],
      watcher: 'load/watch-runtime.ts',
    },
  )
// Run once to fill the compile cache: without it Node loads its type stripper, which permanently takes memory.
await (await start()).stop()
const server = await start()
try {
  // Waits for the work after its start; with few calls, as many are made before measuring, so that nothing measured
  // happens for the first time.
  if (calls) await mix(people)
  else await pause(10_000)
  const idleMb = server.memoryMb()
  server.child.send('begin')
  const cpuBefore = server.cpuMs()
  const residentMb: number[] = []
  const ending = new AbortController()
  const watching = watch(residentMb, ending.signal)
  const reports = await mix(people)
  const cpuMs = server.cpuMs() - cpuBefore
  const last = await reported<Runtime>('report')
  const mapped = mappedBy(server.child.pid!)
  const peakMb = server.peakMb()
  ending.abort()
  await watching
  process.exitCode = printReport({ idleMb, residentMb, peakMb, reports, cpuMs, last, mapped }) ? 1 : 0
  if (process.env.MEMORY_SNAPSHOT) {
    copyFileSync(await reported<string>('snapshot'), '/tmp/planner.heapsnapshot')
    console.log('heap snapshot: /tmp/planner.heapsnapshot')
  }
  const failed = countOf(reports.filter(isFailed))
  const measured: Measured = { calls: countOf(reports), failed, peakMb, lateMs: last.workedP99Ms }
  process.send?.(measured)
} finally {
  await server.stop()
  await close()
}

async function reported<Report>(what: string): Promise<Report> {
  const report = once(server.child, 'message')
  server.child.send(what)
  return (await report)[0] as Report
}

async function watch(residentMb: number[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(everyMs, undefined, { signal }).catch(() => undefined)
    residentMb.push(server.memoryMb())
  }
}

function mix(everybody: Person[]): Promise<CallReport[]> {
  const plan: Plan = { base: server.url, people: everybody, connections, seconds, calls, seed: 1 }
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./mix.ts', import.meta.url), { workerData: { plan } })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

type Found = {
  idleMb: number
  residentMb: number[]
  peakMb: number
  reports: CallReport[]
  cpuMs: number
  last: Runtime
  mapped: ReturnType<typeof mappedBy>
}

/** The figures passed to a test that has started this. */
type Measured = { calls: number; failed: number; peakMb: number; lateMs: number }

function isFailed({ status }: CallReport): boolean {
  return status === 0 || status >= 500
}

function countOf(reports: CallReport[]): number {
  return reports.reduce((sum, { ms }) => sum + ms.length, 0)
}

/** Whether a budget is exceeded or a call failed. */
function printReport({ idleMb, residentMb, peakMb, reports, cpuMs, last, mapped }: Found): boolean {
  const row = (name: string, ours: string, budget = '') =>
    console.log(`${name.padEnd(44)} ${ours.padStart(10)}   ${budget}`)
  const mb = (value: number) => value.toFixed(0)
  const all = countOf(reports)
  const failed = countOf(reports.filter(isFailed))
  const { p50, p99 } = percentiles(reports.flatMap(({ ms }) => ms))
  const most = Math.max(...residentMb, server.memoryMb())
  console.log(`load average ${loadavg()[1]!.toFixed(0)} on ${availableParallelism()} processors`)
  console.log(`flags: ${asStarted.flags.join(' ')} ${process.env.MEMORY_FLAGS ?? ''} ${process.env.MEMORY_ENV ?? ''}`)
  row(`calls, ${connections} connections, ${seconds} s`, `${all}`, `${failed} failed`)
  row('processor time a call, ms', (cpuMs / all).toFixed(2), `p50 ${mb(p50)} ms, p99 ${mb(p99)} ms`)
  row('resident, MB: after the start', mb(idleMb))
  row('resident, MB: most', mb(most), `at most ${budgetMb}`)
  row('resident, MB: at its highest, the start with it', mb(peakMb))
  row(
    'resident, MB: at the end',
    mb(residentMb.at(-1) ?? most),
    `second half ${slopeOf(residentMb).toFixed(1)} MB a minute`,
  )
  for (const [kind, size] of Object.entries(mapped)) row(`  ${kind}`, mb(size))
  row('V8 heap, MB: reserved, used', `${mb(last.heapTotal)}, ${mb(last.heapUsed)}`)
  for (const [space, size] of Object.entries(last.spaces)) if (size >= 1) row(`  ${space}`, mb(size))
  row('buffers outside the heap, MB', mb(last.external), `V8's own malloc ${mb(last.malloced)}`)
  row('event loop late, ms: p99', mb(last.lateP99Ms), `at most ${budgetLateMs}; longest ${mb(last.lateMaxMs)}`)
  row('the same by processor time, ms: p99', mb(last.workedP99Ms), `longest ${mb(last.workedMaxMs)}`)
  return failed > 0 || most > budgetMb || last.lateP99Ms > budgetLateMs
}
