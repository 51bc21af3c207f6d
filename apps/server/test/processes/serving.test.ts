import { once } from 'node:events'
import { Agent, get } from 'node:http'
import net from 'node:net'
import { expect, test, vi } from 'vitest'
import { createDataFolder } from '../create-data-folder.ts'
import { createDatabase } from '../create-database.ts'
import { alertState, insertDueAlert } from '../insert-due-alert.ts'
import { scaledByLoad, waitUntil } from '../wait-until.ts'
import { launchServer, startServer } from './child-server.ts'

// Starts many processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

const asha = { email: 'asha@example.in', password: 'Marigold7', full_name: 'Asha Rao' }
const json = { 'content-type': 'application/json', accept: 'application/json' }
const register = { method: 'POST', headers: json, body: JSON.stringify(asha) }

test('the server answers at its printed address until Ctrl-C, pressed once or repeatedly', async () => {
  await using folder = createDataFolder()
  await using database = await createDatabase()
  await using server = await startServer({ DATA_DIR: folder.path, DATABASE_URL: database.url })
  const [health, ready] = await Promise.all([server.ask('/api/health'), server.ask('/api/ready')])
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }])
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }])
  expect((await server.ask('/api/auth/register', register)).status).toBe(200)

  server.signal('SIGINT')
  server.signal('SIGINT')
  const { code, ms } = await server.stop('SIGINT')
  expect([code, server.output().match(/Stopping/g)]).toEqual([0, ['Stopping']])
  expect(ms).toBeLessThan(scaledByLoad(3000))
})

test('a stop finishes running requests and is not delayed by idle connections', async () => {
  await using folder = createDataFolder()
  await using database = await createDatabase({ migrated: true })
  await using server = await startServer({ DATA_DIR: folder.path, DATABASE_URL: database.url })
  const { port } = new URL(server.url())

  using idle = await keptAlive(port)
  using silent = await connected(port)
  using halfAsked = await connected(port, 'GET /api/health HTTP/1.1\r\nHost: x')
  await using lock = await locked(database)
  const answer = server.ask('/api/auth/register', register)
  await waitUntil('the request waits in the store', () => lock.isAwaited())

  server.signal('SIGTERM')
  await server.saying('Stopping after SIGTERM')
  await waitUntil('nobody new is let in', () => isRefused(port))
  const began = performance.now()
  await lock.open()
  expect((await answer).status).toBe(200)
  expect(await server.ended()).toBe(0)
  expect(performance.now() - began, 'ms from the last answer to the end').toBeLessThan(scaledByLoad(3000))
  expect(server.output()).toMatch(/Stopped\n$/)
  expect([idle.isOpen(), silent.isOpen(), halfAsked.isOpen()]).toEqual([false, false, false])
  const { rows } = await database.client.query('select email from users')
  expect(rows).toEqual([{ email: asha.email }])
})

test('a web process sends no alerts, a worker serves no requests; METRICS_PORT works for both', async () => {
  await using folder = createDataFolder()
  await using database = await createDatabase({ migrated: true })
  await using control = await createDatabase({ migrated: true })
  for (const { client } of [database, control]) await insertDueAlert(client)
  const shared = { DATA_DIR: folder.path, DATABASE_URL: database.url }
  const [webMetrics, workerMetrics] = [await freePort(), await freePort()]
  await using web = await startServer({ ...shared, ROLE: 'web', METRICS_PORT: webMetrics })
  const headers = { accept: 'application/json' }
  expect((await web.ask('/metrics', { headers })).status).toBe(404)

  // A process with both roles, started later on another database, has sent its alert: by then the web process would
  // have done so too.
  await using all = await startServer({ DATA_DIR: folder.path, DATABASE_URL: control.url })
  await waitUntil('the other has rung', async () => (await alertState(control.client)) === 'sent')
  expect(await alertState(database.client)).toBe('waiting')
  expect((await web.ask('/api/ready')).status).toBe(200)

  const port = await freePort()
  await using worker = launchServer({ ...shared, ROLE: 'worker', PORT: port, METRICS_PORT: workerMetrics })
  await worker.ready()
  expect(worker.output()).toContain('Daily Planner is ready as a worker')
  await waitUntil('the worker has rung', async () => (await alertState(database.client)) === 'sent')
  expect(await isRefused(port)).toBe(true)

  const inspected = async (metricsPort: string, path = '') => {
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics${path}`)
    expect(answer.status).toBe(200)
    return answer.text()
  }
  expect(await inspected(workerMetrics)).toContain('\nplanner_alerts_oldest_due_seconds')
  expect(await inspected(webMetrics)).toMatch(/^planner_http_requests_total\{.*\/api\/ready.*\} 1$/m)
  for (const one of [webMetrics, workerMetrics]) expect(await inspected(one, '/health')).toContain('"status":"ok"')
  expect((await fetch(`http://127.0.0.1:${workerMetrics}/api/health`)).status).toBe(404)
  for (const one of [web, all, worker]) expect((await one.stop()).code).toBe(0)
})

/** Blocks all writes to `users`, so also registrations, until opened. */
async function locked(database: Awaited<ReturnType<typeof createDatabase>>) {
  const holder = await database.connect()
  await holder.query('begin; lock table users in share mode')
  return {
    async isAwaited() {
      // Background work may wait for the same lock, so check that it is the registration.
      const { rows } = await database.client.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%insert into "users"%'`,
      )
      return rows.length > 0
    },
    open: () => holder.query('commit'),
    [Symbol.asyncDispose]: () => holder.end(),
  }
}

/** Opens a connection and sends the given bytes, possibly none. */
async function connected(port: string, sent = '') {
  const socket = net.connect(Number(port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  if (sent) socket.write(sent)
  return { isOpen: () => !socket.closed && !socket.readableEnded, [Symbol.dispose]: () => void socket.destroy() }
}

/** Opens a connection that stays open after its response, like a browser. */
async function keptAlive(port: string) {
  const agent = new Agent({ keepAlive: true })
  const request = get({ host: '127.0.0.1', port, path: '/api/health', agent })
  const [response] = await once(request, 'response')
  response.resume()
  await once(response, 'end')
  await waitUntil('the connection is kept', () => Object.keys(agent.freeSockets).length === 1)
  return { isOpen: () => Object.keys(agent.freeSockets).length > 0, [Symbol.dispose]: () => agent.destroy() }
}

function isRefused(port: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(false)
    })
    socket.once('error', () => resolve(true))
  })
}

async function freePort(): Promise<string> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  server.close()
  await once(server, 'close')
  return String(port)
}
