// Makes every call of the product with inputs generated from its schema, 12,000 times: `node bench/fuzz.ts [seed] [requests]`.
// Ends with the findings, and the number of answers by status; the same seed sends the same requests.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { warmSearch } from '@planner/kitchen'
import { jobWork, preparations, resumeSession, routes, warmUps, webhooks } from '../apps/server/src/app-map.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { makeApp } from '../apps/server/src/http/app.ts'
import { makeContext } from '../apps/server/src/make-context.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { openStore } from '../apps/server/src/platform/db/open.ts'
import { openJobs } from '../apps/server/src/platform/jobs/jobs.ts'
import { makeLog } from '../apps/server/src/platform/log.ts'
import { describeFinding, type Finding, fuzz } from '../apps/server/test/fuzz/fuzz.ts'
import { startOutside } from '../apps/server/test/fuzz/outside.ts'
import { movedClock } from '../apps/server/test/moved-clock.ts'

/** No response may take more CPU time. */
const boundMs = 1000

const seed = Number(process.argv[2] ?? Math.trunc(process.hrtime()[1] / 1000))
const requests = Number(process.argv[3] ?? 12_000)
const dataDir = mkdtempSync('/tmp/planner-fuzz-')
// Makes the folder accessible for the database, which does not run as root.
chmodSync(dataDir, 0o711)
const clock = movedClock(new Date().toISOString())
const outside = await startOutside(() => clock.now())
const config = readConfig({ DATA_DIR: dataDir, ...outside.environment })
const store = await openStore(config)
await migrate(store.db)
const failures: string[] = []
const log = makeLog('error', { write: (line: string) => failures.push(line) })
const jobs = await openJobs(store.pool, {
  names: jobWork.map(({ name }) => name),
  supervise: false,
  onError: (error) => failures.push(String(error)),
})
try {
  const context = makeContext({ config, db: store.db, jobs, log, clock })
  for (const prepare of preparations) await prepare(context)
  // Warmed up like a server that has been running for a moment.
  for (const slices of [...warmUps, warmSearch]) for (const _ of slices());
  const app = await makeApp(context, { routes, webhooks, resumeSession })
  console.log(`seed ${seed}`)
  const consent = (url: string) => outside.google.consent(url)
  const fuzzed = { app, context, pool: store.pool, clock, consent }
  const { findings, statuses, neverDone, dearest } = await fuzz(fuzzed, { seed, requests })
  const alive = (await app.inject('/api/ready')).statusCode
  await app.close()

  for (const one of firstOfEach(findings)) console.log(describeFinding(one))
  for (const line of failures.filter((one) => !one.includes('"Problem"')).slice(0, 10)) console.log(line.slice(0, 1200))
  console.log('\ndearest answers, in processor time:')
  for (const { ms, shot, status } of dearest) {
    console.log(
      `${ms.toFixed(0).padStart(6)} ms  ${status} ${shot.method} ${shot.url.slice(0, 80)}  ${shot.body?.slice(0, 80) ?? ''}`,
    )
  }
  console.log(`\nnever done: ${neverDone.join(', ') || 'none'}`)
  const total = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  console.log(
    `${total} requests: ${Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}`,
  )
  console.log(`dearest ${dearest[0]!.ms.toFixed(0)} ms (at most ${boundMs}), ready at the end: ${alive}`)
  console.log(`${findings.length} findings`)
  process.exitCode = findings.length === 0 && alive === 200 && dearest[0]!.ms <= boundMs ? 0 : 1
} finally {
  await outside[Symbol.asyncDispose]()
  await jobs.close()
  await store.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** One finding per kind and call is enough to read. */
function firstOfEach(findings: Finding[]): Finding[] {
  const seen = new Map<string, Finding>()
  for (const finding of findings) {
    const name = `${finding.fault} ${finding.shot.method} ${finding.shot.endpoint?.path}`
    if (!seen.has(name)) seen.set(name, finding)
  }
  return [...seen.values()]
}
