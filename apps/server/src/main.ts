// First of all, for what the others do while they are loaded.
import './platform/nursery.ts'

import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import {
  inspections,
  jobWork,
  offerSetupCode,
  plainPages,
  preparations,
  resumeSession,
  routes,
  warmUps,
  webhooks,
  work,
} from './app-map.ts'
import { ConfigProblem, readConfig } from './config.ts'
import { makeApp } from './http/app.ts'
import { makeInspectionApp } from './http/inspection-app.ts'
import { makeContext, onDb } from './make-context.ts'
import { modesOf } from './modes.ts'
import { migrate } from './platform/db/migrate.ts'
import { openStore } from './platform/db/open.ts'
import { openJobs } from './platform/jobs/jobs.ts'
import { runJob } from './platform/jobs/run-job.ts'
import { makeLog } from './platform/log.ts'
import { watchRuntime } from './platform/metrics/read-runtime.ts'
import { letNurseryGrow } from './platform/nursery.ts'
import { repeat } from './platform/repeat.ts'
import { warmUp } from './platform/warm-up.ts'

/** Requests and background work under way at a stop have this long to end. */
const workEndsWithinMs = 8000

/** A stop that takes longer is cut off: an orchestrator would send the kill anyway. */
const stopWithinMs = 10_000

/** SIGHUP comes when the terminal is closed. The store is a process of its own and must not stay behind. */
const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

// A closed terminal takes no more lines, which is no reason to fall over in the middle of a stop.
process.stderr.on('error', () => undefined)

/** What has been started and is to be stopped, last first: after a signal, and after a start that failed halfway. */
const started = new AsyncDisposableStack()
// A stop asked for during the start waits for it, so that nothing half started stays behind.
const stopAsked = firstStopSignal()

try {
  await start()
} catch (error) {
  say(`Daily Planner cannot start: ${reason(error)}`)
  await started.disposeAsync().catch(() => undefined)
  process.exit(1)
}
await stopAsked
try {
  await started.disposeAsync()
} catch (error) {
  say(`The stop failed: ${reason(error)}`)
  process.exit(1)
}
say('Stopped')
process.exit(0)

async function start(): Promise<void> {
  if (Number(process.versions.node.split('.')[0]) < 24) {
    throw new ConfigProblem(`Node 24 is needed, this is ${process.version}; run it with npm start`)
  }
  const config = readConfig(process.env)
  const log = makeLog(config.logLevel)

  say(config.databaseUrl ? 'Opening the store of DATABASE_URL …' : `Opening the store in ${config.dataDir} …`)
  const store = started.adopt(await openStore(config), (one) => one.close())
  await migrate(store.db)
  const jobs = await openJobs(store.background.pool, {
    names: jobWork.map(({ name }) => name),
    supervise: config.role !== 'web',
    onError: (error) => log.error({ err: error }, 'the job queue failed'),
  })
  started.adopt(jobs, (one) => one.close())
  const context = makeContext({ config, db: store.db, jobs, log })
  started.defer(() => context.workers.close())
  const inBackground = onDb(context, store.background.db)
  log.info({ modes: modesOf(context) }, 'starting')
  watchRuntime(context.clock)
  for (const prepare of preparations) await prepare(context)
  // To the terminal only: it is a secret, and the log may go anywhere.
  const setupLine = await offerSetupCode(context)
  if (setupLine) say(setupLine)

  const ends: (() => Promise<unknown>)[] = []
  started.defer(async () => {
    const ended = Promise.all(ends.map((end) => end()))
    await Promise.race([ended, pause(workEndsWithinMs, undefined, { ref: false })])
  })
  let place = 'as a worker'
  if (config.role !== 'worker') {
    const besides = config.metrics.port === null ? { inspections } : {}
    const app = await makeApp(context, { routes, webhooks, plainPages, resumeSession, ...besides })
    ends.push(closer(app))
    place = `on ${placeOf(config.publicUrl, await app.listen({ host: config.host, port: config.port }))}`
  }
  if (config.metrics.port !== null) {
    const app = makeInspectionApp(inBackground, inspections)
    ends.push(() => app.close())
    await app.listen({ host: config.host, port: config.metrics.port })
  }
  // After the port is ours: a start that fails must not have begun to ring.
  if (config.role !== 'web') {
    const running = work.map((one) => repeat(one.name, one.everyMs, log, () => one.run(inBackground)))
    ends.push(...running.map((one) => () => one.stop()))
    for (const { name, run } of jobWork) {
      await jobs.workOn(name, (data, requestId) => runJob({ name, requestId, log }, () => run(inBackground, data)))
    }
  }
  say(`Daily Planner is ready ${place}`)
  const ahead = warmUp(warmUps, log)
  ends.push(() => ahead.stop())
  void ahead.ended.then(letNurseryGrow)
}

function firstStopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let isAsked = false
    for (const signal of stopSignals) {
      process.on(signal, () => {
        if (isAsked) return
        isAsked = true
        say(`Stopping after ${signal} …`)
        setTimeout(() => {
          say('Stopped before everything had ended')
          process.exit(1)
        }, stopWithinMs).unref()
        resolve()
      })
    }
  })
}

/**
 * Closes the server: what is under way may end, and everything else is cut. Browsers hold connections open that they do
 * not use, and the HTTP server would wait for those that have not sent a whole request yet.
 */
function closer(app: FastifyInstance): () => Promise<void> {
  let underWay = 0
  app.server.on('request', (_request, response) => {
    underWay++
    response.once('close', () => underWay--)
  })
  return async () => {
    const cutting = setInterval(() => {
      if (underWay === 0) app.server.closeAllConnections()
    }, 25)
    await app.close()
    clearInterval(cutting)
  }
}

/** The public address, or with a port that the system chose, what that is. */
function placeOf(publicUrl: string, address: string): string {
  const { port } = new URL(address)
  const url = publicUrl.replace(/:0$/, `:${port}`)
  return url.endsWith(`:${port}`) ? url : `${url} (listening on ${address})`
}

function reason(error: unknown): string {
  const { code, port, message } = error as { code?: string; port?: number; message?: string }
  if (code === 'EADDRINUSE') return `port ${port} is taken by another program; stop it, or set PORT`
  return message || code || String(error)
}

/** To a person at the terminal, beside the log's JSON on standard output. */
function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
