// Runs the whole product with sample data and a stand-in for every provider, all on this machine: nothing leaves it.
// Ctrl-C ends it and deletes everything.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { administratorEmail, householdEmail, seedHousehold } from '../apps/server/seeds/household.ts'
import { jobWork } from '../apps/server/src/app-map.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { makeContext } from '../apps/server/src/make-context.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { openStore } from '../apps/server/src/platform/db/open.ts'
import { openJobs } from '../apps/server/src/platform/jobs/jobs.ts'
import { makeLog } from '../apps/server/src/platform/log.ts'
import { startEveryProvider } from '../apps/server/test/stand-ins/every-provider.ts'
import { sampleSentence } from '../apps/server/test/stand-ins/language-model/sample.ts'

const root = path.resolve(import.meta.dirname, '..')
const started = new AsyncDisposableStack()
let isStopping = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0))

try {
  await start()
} catch (error) {
  console.error(`The demo cannot start: ${error.message}`)
  await stop(1)
}

async function start() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'planner-demo-'))
  // Makes the folder accessible for the embedded database, which does not run as root.
  chmodSync(dataDir, 0o711)
  started.defer(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 }))

  const port = Number(process.env.PORT) || (await aFreePort(3000))
  const planner = `http://127.0.0.1:${port}`
  const providers = started.use(await startEveryProvider({ planner, now: () => new Date() }))
  const environment = {
    PATH: process.env.PATH,
    LIVES_AT: process.env.LIVES_AT,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    // The demo passes a day and a half in minutes: by its evening that is more messages than one person may get in a
    // day.
    OUTGOING_SMS_PER_DAY: '100',
    OUTGOING_WHATSAPP_PER_DAY: '100',
    ...providers.environment,
  }
  const password = `Demo-${randomBytes(5).toString('hex')}`
  console.error('Seeding demo data …')
  await seed(environment, password, providers)
  await serve(environment)

  console.log(`
The demo is ready.

  Planner          http://localhost:${port}
  Sign in          ${householdEmail}
  Password         ${password}
  Administration   ${administratorEmail}, with the same password
  What was texted  ${providers.texted}
  What was mailed  ${providers.mailed}
  Google           connect on the Google page: a stand-in asks for consent
  Language model   a stand-in that reads one sentence; try a reminder: ${sampleSentence}
                   and writes a few recipes; search for: tiramisu

A reminder rings within two minutes. Ctrl-C ends the demo and forgets everything.`)
}

/** Creates the sample household in the store that the server then uses. */
async function seed(environment, password, { codeOn, pay }) {
  const config = readConfig(environment)
  const store = await openStore(config)
  try {
    await migrate(store.direct.db)
    const log = makeLog('silent')
    // Its jobs are run by the server that starts after it.
    const jobs = await openJobs(store.direct.pool, {
      names: jobWork.map(({ name }) => name),
      supervise: false,
      onError: (error) => console.error(error),
    })
    const contextAt = (instant) => makeContext({ config, db: store.db, jobs, log, clock: { now: () => instant } })
    await seedHousehold({ contextAt, now: new Date(), password, codeOn, pay })
    await jobs.close()
  } finally {
    await store.close()
  }
}

async function serve(environment) {
  const server = spawn(process.execPath, [...process.execArgv, path.join(root, 'apps/server/src/main.ts')], {
    env: environment,
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  started.defer(async () => {
    server.kill('SIGTERM')
    await ended
  })
  await new Promise((resolve, reject) => {
    let output = ''
    server.stderr.on('data', (chunk) => {
      output += chunk
      if (output.includes('is ready')) resolve()
    })
    void ended.then(() => reject(new Error(output.trim().split('\n').at(-1))))
  })
  void ended.then(() => stop(1))
}

/** Returns the preferred port if it is free, otherwise any. */
function aFreePort(wanted) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(aFreePort(0)))
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

async function stop(code) {
  if (isStopping) return
  isStopping = true
  await started.disposeAsync()
  process.exit(code)
}
