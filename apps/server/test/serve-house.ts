// The product on a fresh store, for tests in a real browser: served on PORT, with a clock that can be put forward and an
// outbox that can be read through a second server on CONTROL_PORT.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { resumeSession, routes, work } from '#app-map.ts'
import { readConfig } from '#config.ts'
import { makeApp } from '#http/app.ts'
import { makeContext } from '#make-context.ts'
import { systemClock } from '#platform/clock.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openStore } from '#platform/db/open.ts'
import { makeLog } from '#platform/log.ts'
import { repeat } from '#platform/repeat.ts'

const dataDir = mkdtempSync('/tmp/planner-e2e-')
// So that the embedded store, which is not root's, can lie in it.
chmodSync(dataDir, 0o711)
const config = readConfig({ ...process.env, DATA_DIR: dataDir })
const store = await openStore(config)
await migrate(store.db)

let aheadMs = 0
const clock = { now: () => new Date(systemClock.now().getTime() + aheadMs) }
const context = makeContext({ config, db: store.db, log: makeLog('warn'), clock })
const app = await makeApp(context, { routes, resumeSession })
const running = work.map(({ name, everyMs, run }) => repeat(name, everyMs, context.log, () => run(context)))

const control = createServer((request, response) => {
  const url = new URL(request.url!, 'http://control')
  controls[url.pathname]!(url.searchParams).then(
    (answer) => response.setHeader('content-type', 'application/json').end(JSON.stringify(answer ?? null)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})

const controls: Record<string, (query: URLSearchParams) => Promise<unknown>> = {
  /** Puts the server's clock ahead of the machine's; ?to=ISO. */
  '/clock': async (query) => {
    aheadMs = new Date(query.get('to')!).getTime() - systemClock.now().getTime()
  },
  '/outbox': async (query) => {
    const found = await store.pool.query('select * from outbox where recipient = $1 order by created_at', [
      query.get('to'),
    ])
    return found.rows
  },
}

await app.listen({ host: '127.0.0.1', port: config.port })
control.listen(Number(process.env.CONTROL_PORT), '127.0.0.1')

async function stop(): Promise<never> {
  control.close()
  await app.close()
  await Promise.all(running.map((one) => one.stop()))
  await store.close()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
