import { resumeSession, routes, work } from './app-map.ts'
import { ConfigProblem, readConfig } from './config.ts'
import { makeApp } from './http/app.ts'
import { makeContext } from './make-context.ts'
import { migrate } from './platform/db/migrate.ts'
import { openStore } from './platform/db/open.ts'
import { makeLog } from './platform/log.ts'
import { repeat } from './platform/repeat.ts'

/** A stop that takes longer is cut off: an orchestrator would send the kill anyway. */
const stopWithinMs = 10_000

try {
  await main()
} catch (error) {
  say(`Daily Planner cannot start: ${reason(error)}`)
  process.exit(1)
}

async function main(): Promise<void> {
  if (Number(process.versions.node.split('.')[0]) < 24) {
    throw new ConfigProblem(`Node 24 is needed, this is ${process.version}; run it with npm start`)
  }
  const config = readConfig(process.env)
  const log = makeLog(config.logLevel)

  say(config.databaseUrl ? 'Opening the store of DATABASE_URL …' : `Opening the store in ${config.dataDir} …`)
  const store = await openStore(config)
  await migrate(store.db)

  const context = makeContext({ config, db: store.db, log })
  const app = config.role === 'worker' ? null : await makeApp(context, { routes, resumeSession })
  const running =
    config.role === 'web' ? [] : work.map(({ name, everyMs, run }) => repeat(name, everyMs, log, () => run(context)))
  if (app) {
    const address = await app.listen({ host: config.host, port: config.port })
    say(`Daily Planner is ready on ${config.publicUrl}${address.endsWith(`:${config.port}`) ? '' : ` (${address})`}`)
  } else {
    say('Daily Planner is ready as a worker')
  }

  let stopping = false
  async function stop(signal: string): Promise<void> {
    if (stopping) return
    stopping = true
    say(`Stopping after ${signal} …`)
    setTimeout(() => {
      say('Stopped before everything had ended')
      process.exit(1)
    }, stopWithinMs).unref()
    await app?.close()
    await Promise.all(running.map((one) => one.stop()))
    await store.close()
    say('Stopped')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error) => {
        say(`The stop failed: ${reason(error)}`)
        process.exit(1)
      })
    })
  }
}

function reason(error: unknown): string {
  if (error instanceof ConfigProblem) return error.message
  const { code, port, message } = error as { code?: string; port?: number; message?: string }
  if (code === 'EADDRINUSE') return `port ${port} is taken by another program; stop it, or set PORT`
  return message || code || String(error)
}

/** To a person at the terminal, beside the log's JSON on standard output. */
function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
