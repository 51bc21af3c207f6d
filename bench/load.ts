// The server's capacity: the list of reminders compared with bare node:http and pg in the same run, then 200 connections that
// run the mix of a day (bench/mix.ts) for a minute, while watching memory. Ends with the figures and their budgets
// (docs/product/budgets.md); exits 1 if a call failed. The server and the floor are separate processes on one database.
// LOAD_SECONDS changes the length; LOAD_FLAGS are further Node flags for the server, such as --max-old-space-size=300.
import { Worker } from 'node:worker_threads'
import { fire, type Load, percentiles, type Shot } from './fire.ts'
import { type Person, seedPeople } from './households.ts'
import { type Memory, slopeOf, watchMemory } from './load/watch-memory.ts'
import type { CallReport, Plan } from './mix.ts'
import { openOwnStore } from './own-store.ts'
import { addressOf, type ServerProcess, startServerProcess } from './server-process.ts'
import { startCommand } from './start-command.ts'

const seconds = Number(process.env.LOAD_SECONDS ?? 60)
const connections = 200
const rounds = 5
const shotsEach = 6000

const { context, pool, close } = await openOwnStore({})
const people = await seedPeople(context, pool, { people: 2000, remindersEach: 20 })
const environment = { DATABASE_URL: addressOf(pool), DATA_DIR: context.config.dataDir }
const floor = await startServerProcess('bench/floor.ts', environment)
const logFile = `${context.config.dataDir}/server.log`
const asStarted = startCommand()
const cached = { ...environment, ...asStarted.environment }
const flags = [...asStarted.flags, ...(process.env.LOAD_FLAGS?.split(' ') ?? [])]
const server = await startServerProcess('apps/server/src/main.ts', cached, {
  logFile,
  flags,
  watcher: 'load/live-heap.ts',
})

try {
  const list = await againstFloor()
  const before = server.cpuMs()
  const { result: reports, memory } = await watchMemory(server, () => mix(server, people))
  const isFailed = printReport(list, { reports, cpuMs: server.cpuMs() - before, ...memory })
  process.exitCode = isFailed ? 1 : 0
} finally {
  await server.stop()
  await floor.stop()
  await close()
}

type Against = { ratio: number; cpuRatio: number; p99: number; ours: Load; bare: Load }

/** Interleaved rounds, because the speed of a machine varies from second to second; the median of their ratios. */
async function againstFloor(): Promise<Against> {
  const results: Against[] = []
  for (let round = 0; round <= rounds; round++) {
    const before = [floor.cpuMs(), server.cpuMs()]
    const bare = await fire(shots(floor.url))
    const ours = await fire(shots(`${server.url}/api/reminders`))
    if (ours.failed > 0) throw new Error(`${ours.failed} requests failed`)
    const [bareCpu, ourCpu] = [floor.cpuMs() - before[0]!, server.cpuMs() - before[1]!]
    const ratio = ours.perSecond / bare.perSecond
    // The first round warms both up.
    if (round > 0) results.push({ ratio, cpuRatio: bareCpu / ourCpu, p99: ours.p99 / bare.p99, ours, bare })
  }
  const median = (of: (one: Against) => number) => results.map(of).sort((a, b) => a - b)[Math.floor(rounds / 2)]!
  return {
    ...results[0]!,
    ratio: median((one) => one.ratio),
    cpuRatio: median((one) => one.cpuRatio),
    p99: median((one) => one.p99),
  }
}

function shots(url: string): Shot[] {
  return Array.from({ length: shotsEach }, (_, n) => {
    const { id, token } = people[n % people.length]!
    return { method: 'GET', url, headers: { 'x-user': id, authorization: `Bearer ${token}` } }
  })
}

function mix({ url: base }: ServerProcess, everybody: Person[]): Promise<CallReport[]> {
  const plan: Plan = { base, people: everybody, connections, seconds, seed: 1 }
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./mix.ts', import.meta.url), { workerData: { plan } })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

/** Whether a call failed. */
function printReport(
  list: Against,
  { reports, cpuMs, residentMb, held }: { reports: CallReport[]; cpuMs: number } & Memory,
): boolean {
  const names = [...new Set(reports.map(({ name }) => name))].sort()
  for (const name of names) {
    const rows = reports.filter((row) => row.name === name)
    const { p50, p95, p99 } = percentiles(rows.filter(({ status }) => status === 200).flatMap(({ ms }) => ms))
    const others = rows
      .filter(({ status }) => status !== 200)
      .map(({ status, ms, sample }) => `${ms.length} x ${status} ${sample}`)
    const count = rows.reduce((sum, { ms }) => sum + ms.length, 0)
    console.log(
      `${name.padEnd(18)} ${String(count).padStart(7)}  p50 ${p50.toFixed(0).padStart(5)}  p95 ${p95.toFixed(0).padStart(5)}  ` +
        `p99 ${p99.toFixed(0).padStart(5)} ms  ${others.join('; ')}`,
    )
  }
  const sum = (of: (row: CallReport) => boolean) => reports.filter(of).reduce((all, { ms }) => all + ms.length, 0)
  const [all, failed, heldOff] = [
    sum(() => true),
    sum(({ status }) => status === 0 || status >= 500),
    sum(({ status }) => status === 429),
  ]
  const refused = sum(({ status }) => status >= 400 && status < 500 && status !== 429)
  const row = (name: string, ours: string, budget: string) =>
    console.log(`${name.padEnd(48)} ${ours.padStart(12)}   ${budget}`)
  console.log(`\nbare ${Math.round(list.bare.perSecond)}/s, ours ${Math.round(list.ours.perSecond)}/s`)
  row('list of 20 reminders, requests/s against bare', list.ratio.toFixed(2), 'at least 0.6, aim 1.0')
  row('the same by processor time', list.cpuRatio.toFixed(2), '')
  row('the same, p99 against bare', list.p99.toFixed(1), 'at most 3')
  row(`calls of all kinds, ${connections} connections, ${seconds} s`, `${all}`, `${Math.round(all / seconds)} a second`)
  row('processor time a call, ms', (cpuMs / all).toFixed(2), '')
  row('failed (5xx, hung up)', `${failed}`, '0')
  row('refused as they should be (4xx), held off (429)', `${refused}, ${heldOff}`, '')
  const megabytes = (readings: number[]) => readings.map((mb) => mb.toFixed(0)).join(' ')
  row('resident memory, MB, every 5 s', megabytes(residentMb), '')
  row('the same, second half, MB a minute', slopeOf(residentMb).toFixed(1), 'about 0')
  row('heap that is held, MB, every 20 s', megabytes(held.map(({ heapMb }) => heapMb)), 'flat')
  row('buffers that are held, MB', megabytes(held.map(({ externalMb }) => externalMb)), 'flat')
  return failed > 0
}
