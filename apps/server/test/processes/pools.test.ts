import { expect, test, vi } from 'vitest'
import { createDataFolder } from '../create-data-folder.ts'
import { createDatabase } from '../create-database.ts'
import { alertState, insertDueAlert } from '../insert-due-alert.ts'
import { waitUntil } from '../wait-until.ts'
import { startServer } from './child-server.ts'

vi.setConfig({ testTimeout: 120_000 })

const json = { 'content-type': 'application/json', accept: 'application/json' }

async function started() {
  await using starting = new AsyncDisposableStack()
  const folder = starting.use(createDataFolder())
  const database = starting.use(await createDatabase({ migrated: true }))
  const server = starting.use(
    await startServer({ DATA_DIR: folder.path, DATABASE_URL: database.url, DB_POOL: '2', DB_POOL_BACKGROUND: '2' }),
  )
  const holder = await database.connect()
  starting.defer(() => holder.end())
  const register = await server.ask('/api/auth/register', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'asha@example.in', password: 'Marigold7', full_name: 'Asha Rao' }),
  })
  const { access_token: token } = (await register.json()) as { access_token: string }
  const disposal = starting.move()
  return {
    database,
    lock: (table: string) => holder.query(`begin; lock table ${table} in access exclusive mode`),
    unlock: () => holder.query('commit'),
    get: (path: string) => server.ask(path, { headers: { ...json, authorization: `Bearer ${token}` } }),
    async waiting(table: string): Promise<number> {
      const { rows } = await database.client.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike $1`,
        [`%"${table}"%`],
      )
      return rows.length
    },
    [Symbol.asyncDispose]: () => disposal.disposeAsync(),
  }
}

test('SAFE-2 while requests hold all their connections, reminders ring', async () => {
  await using one = await started()
  await one.lock('vendors')
  const held = [one.get('/api/vendors'), one.get('/api/vendors')]
  await waitUntil('both connections are busy', async () => (await one.waiting('vendors')) === 2)
  let isAnswered = false
  const next = one.get('/api/auth/me').then((answer) => {
    isAnswered = true
    return answer
  })
  await insertDueAlert(one.database.client)
  await waitUntil('it has rung', async () => (await alertState(one.database.client)) === 'sent')
  expect(isAnswered, 'requests still have no connection').toBe(false)
  await one.unlock()
  expect((await Promise.all([...held, next])).map(({ status }) => status)).toEqual([200, 200, 200])
})

test('SAFE-2 while background work holds all its connections, requests are answered', async () => {
  await using one = await started()
  await one.lock('alerts')
  await waitUntil('both connections are busy', async () => {
    const { rows } = await one.database.client.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)
    return rows.length >= 2
  })
  expect((await one.get('/api/vendors')).status).toBe(200)
  expect((await one.get('/api/auth/me')).status).toBe(200)
  await one.unlock()
})
