// Imported first, because it affects how the other modules load.
import './platform/heap-growth.ts'

import { setTimeout as pause } from 'node:timers/promises'
import { cookbook } from '@planner/kitchen'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import {
  inspections,
  jobWork,
  offerSetupCode,
  plainPages,
  preparations,
  resumeSession,
  routes,
  secretFiles,
  streams,
  warmUps,
  webhooks,
  work,
} from './app-map.ts'
import { type Config, ConfigProblem, readConfig } from './config.ts'
import type { Context } from './context.ts'
import { makeApp } from './http/app.ts'
import { makeInspectionApp } from './http/inspection-app.ts'
import { serveCells } from './http/serve-cells.ts'
import { makeContext, onDb } from './make-context.ts'
import { modesOf } from './modes.ts'
import { type Directory, openDirectory } from './platform/cells/directory.ts'
import { type Cells, finishMoves, locate } from './platform/cells/move-household.ts'
import { minuteMs } from './platform/clock.ts'
import { type Listener, openListener } from './platform/db/listen.ts'
import { migrate } from './platform/db/migrate.ts'
import { openStore, type Store } from './platform/db/open.ts'
import { enableSemiSpaceGrowth } from './platform/heap-growth.ts'
import { dueJobs } from './platform/jobs/due-jobs.ts'
import { openJobs, type RunningJobs } from './platform/jobs/jobs.ts'
import { repeat } from './platform/jobs/repeat.ts'
import { runJob } from './platform/jobs/run-job.ts'
import { startWork } from './platform/jobs/start-work.ts'
import { makeLog } from './platform/log.ts'
import { watchRuntime } from './platform/metrics/read-runtime.ts'
import { warmUp } from './platform/warm-up.ts'

/** Grace period for running requests and background work at shutdown. */
const workEndsWithinMs = 8000

/** After this, exit regardless: an orchestrator would kill the process anyway. */
const stopWithinMs = 10_000

/** SIGHUP is sent when the terminal closes. Without handling it, embedded PostgreSQL would be left running. */
const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

// Writing to a closed terminal must not crash the shutdown.
process.stderr.on('error', () => undefined)

/** Resources to close, in reverse order, after a signal or a failed start. */
const started = new AsyncDisposableStack()
// A signal during startup takes effect when startup is complete, so that nothing is left half started.
const stopSignal = firstStopSignal()

try {
  await start()
} catch (error) {
  print(`Daily Planner cannot start: ${reason(error)}`)
  await started.disposeAsync().catch(() => undefined)
  process.exit(1)
}
await stopSignal
try {
  await started.disposeAsync()
} catch (error) {
  print(`Shutdown failed: ${reason(error)}`)
  process.exit(1)
}
print('Stopped')
process.exit(0)

async function start(): Promise<void> {
  if (Number(process.versions.node.split('.')[0]) < 24) {
    throw new ConfigProblem(`Node 24 is required, but this is ${process.version}; start with npm start`)
  }
  const config = readConfig(process.env)
  const log = makeLog(config.logLevel)

  print(placeOfStore(config))
  // One, unless CELLS names several (docs/decisions/0077).
  const opened: OpenCell[] = []
  for (const [name, url] of config.cells ?? [[null, config.databaseUrl] as const]) {
    opened.push(await openCell(name, { ...config, databaseUrl: url }, log, opened[0]?.context))
  }
  const { context, inBackground } = opened[0]!
  log.info({ modes: modesOf(context) }, 'starting')
  watchRuntime(context.clock)
  for (const cell of opened) for (const prepare of preparations) await prepare(cell.context)
  // To the terminal only: it is a secret and must not be logged.
  const setupLine = await offerSetupCode(context)
  if (setupLine) print(setupLine)

  const ends: (() => Promise<unknown>)[] = []
  started.defer(async () => {
    const ended = Promise.all(ends.map((end) => end()))
    await Promise.race([ended, pause(workEndsWithinMs, undefined, { ref: false })])
  })
  let place = 'as a worker'
  if (config.role !== 'worker') {
    const besides = config.metrics.port === null ? { inspections } : {}
    const served = { routes, webhooks, plainPages, streams, secretFiles, resumeSession, ...besides }
    const apps = await Promise.all(opened.map((cell) => makeApp(cell.context, served)))
    for (const one of apps) ends.push(closer(one))
    const [app] = apps as [FastifyInstance]
    if (config.cells) {
      await Promise.all(apps.map((one) => one.ready()))
      started.adopt(serveSeveral(config.cells, opened, apps, log), (directory) => directory.close())
    }
    // Blocks for a few hundred milliseconds, so it is done before the first request.
    cookbook()
    place = `on ${placeOf(config.publicUrl, await app.listen({ host: config.host, port: config.port }))}`
  }
  if (config.metrics.port !== null) {
    const app = makeInspectionApp(inBackground, inspections)
    ends.push(() => app.close())
    await app.listen({ host: config.host, port: config.metrics.port })
  }
  // Only after listening: a failed start must not have sent any reminders.
  if (config.role !== 'web') {
    for (const cell of opened) {
      const { listener, jobs } = cell
      const running = startWork([...work, dueJobs(jobs)], cell.inBackground, listener)
      ends.push(() => running.stop())
      for (const { name, run, concurrency } of jobWork) {
        const work = (data: object, requestId: string | null) =>
          runJob({ name, requestId, log }, () => run(cell.inBackground, data))
        await cell.jobs.process(name, work, { concurrency })
      }
    }
    const { cells } = config
    if (cells) {
      const ending = repeat({ name: 'cells.settle', everyMs: minuteMs, log }, () => finishMoves(cells))
      ends.push(() => ending.stop())
    }
  }
  print(`Daily Planner is ready ${place}`)
  const ahead = warmUp(warmUps, log)
  ends.push(() => ahead.stop())
  void ahead.ended.then(enableSemiSpaceGrowth)
}

type OpenCell = {
  name: string | null
  store: Store
  listener: Listener | undefined
  jobs: RunningJobs
  context: Context
  inBackground: Context
}

/** @param first the first cell, whose worker processes and web client are shared by all. */
async function openCell(
  name: string | null,
  config: Config,
  log: FastifyBaseLogger,
  first: Context | undefined,
): Promise<OpenCell> {
  const store = started.adopt(await openStore(config), (one) => one.close())
  await migrate(store.direct.db)
  // Only workers need notifications.
  const isWorker = config.role !== 'web'
  const listener = isWorker
    ? started.adopt(openListener(store.direct.pool.options, log), (one) => one.close())
    : undefined
  const jobs = await openJobs(store.direct.pool, {
    names: jobWork.map((one) => one.name),
    supervise: isWorker,
    listener,
    onError: (error) => log.error({ err: error }, 'the job queue failed'),
  })
  started.adopt(jobs, (one) => one.close())
  const made = makeContext({ config, db: store.db, jobs, log })
  const context = first ? { ...made, workers: first.workers, web: first.web } : made
  if (!first) {
    started.defer(() => context.workers.close())
    started.defer(() => context.web.close())
  }
  return { name, store, listener, jobs, context, inBackground: onDb(context, store.background.db) }
}

/** Routes each request to the app of the store of its household. */
function serveSeveral(cells: Cells, opened: OpenCell[], apps: FastifyInstance[], log: FastifyBaseLogger): Directory {
  const paths = new Set<string>(streams.map((stream) => stream.path))
  let onMove: (household: string) => void = () => undefined
  const directory = openDirectory(cells.values().next().value!, (household) => onMove(household))
  onMove = serveCells({
    cells: new Map(opened.map(({ name }, n) => [name!, { app: apps[n]!, streams: paths }])),
    pools: new Map(opened.map(({ name, store }) => [name!, store.pool])),
    directory,
    locate: (household) => locate(cells, household),
    log: (error) => log.error({ err: error }, 'a request could not be brought to its store'),
  })
  return directory
}

function placeOfStore({ cells, databaseUrl, dataDir }: Config): string {
  if (cells) return `Connecting to the stores ${[...cells.keys()].join(', ')} …`
  return databaseUrl ? 'Connecting to DATABASE_URL …' : `Starting embedded PostgreSQL in ${dataDir} …`
}

function firstStopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false
    for (const signal of stopSignals) {
      process.on(signal, () => {
        if (isStopping) return
        isStopping = true
        print(`Stopping after ${signal} …`)
        setTimeout(() => {
          print('Forced exit: some work was still running')
          process.exit(1)
        }, stopWithinMs).unref()
        resolve()
      })
    }
  })
}

/**
 * Closes the server once running requests have finished, dropping idle connections. Browsers keep unused connections open, and
 * `close` would wait for those that have not sent a complete request.
 */
function closer(app: FastifyInstance): () => Promise<void> {
  let activeRequests = 0
  app.server.on('request', (_request, response) => {
    activeRequests++
    response.once('close', () => activeRequests--)
  })
  return async () => {
    const closeTimer = setInterval(() => {
      if (activeRequests === 0) app.server.closeAllConnections()
    }, 25)
    await app.close()
    clearInterval(closeTimer)
  }
}

/** The public URL, with the actual port if PORT is 0. */
function placeOf(publicUrl: string, address: string): string {
  const { port } = new URL(address)
  const url = publicUrl.replace(/:0$/, `:${port}`)
  return url.endsWith(`:${port}`) ? url : `${url} (listening on ${address})`
}

function reason(error: unknown): string {
  const { code, port, message } = error as { code?: string; port?: number; message?: string }
  if (code === 'EADDRINUSE') return `port ${port} is in use; stop the other program or set PORT`
  return message || code || String(error)
}

/** Prints to stderr for the person at the terminal; JSON logs go to stdout. */
function print(line: string): void {
  process.stderr.write(`${line}\n`)
}
