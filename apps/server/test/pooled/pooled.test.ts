import * as reminders from '@planner/contract/reminders'
import pg from 'pg'
import { expect, inject, test, vi } from 'vitest'
import { openStore } from '#platform/db/open.ts'
import { behindPooler } from '../behind-pooler.ts'
import { createDataFolder } from '../create-data-folder.ts'
import { createDatabase } from '../create-database.ts'
import { alertState, insertDueAlert } from '../insert-due-alert.ts'
import { launchServer, startServer } from '../processes/child-server.ts'
import { startTestServer } from '../test-server.ts'
import { waitUntil } from '../wait-until.ts'

// Only where PgBouncer is installed or can be: scripts/test.mjs runs this folder, with TEST_POOLED, behind one in
// transaction mode.
vi.setConfig({ testTimeout: 120_000 })

/** The URL of a database behind the pooler, whatever settings say. */
const pooledUrl = (url: string) => behindPooler({ DATABASE_URL: url }).DATABASE_URL!

test('SCALE-1 a web process and a worker start, serve and ring behind PgBouncer in transaction mode', async () => {
  await using database = await createDatabase()
  await using folder = createDataFolder()
  const settings = { DATA_DIR: folder.path, DATABASE_URL: database.url }
  await using web = await startServer({ ...settings, ROLE: 'web' })
  await using worker = await startServer({ ...settings, ROLE: 'worker' })
  const register = (n: number) =>
    web.ask('/api/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `asha${n}@example.in`, password: 'Marigold7', full_name: 'Asha Rao' }),
    })
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => register(n)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  const { access_token: token } = (await answers[0]!.json()) as { access_token: string }
  // Repeats the same statements on whichever of the pooler's sessions is free.
  const calls = Array.from({ length: 60 }, () =>
    web.ask('/api/reminders', { headers: { authorization: `Bearer ${token}` } }),
  )
  expect([...new Set((await Promise.all(calls)).map(({ status }) => status))]).toEqual([200])
  await insertDueAlert(database.client)
  await waitUntil('it has rung', async () => (await alertState(database.client)) === 'sent', 30_000)
  expect(worker.log()).not.toContain('"level":50')
  expect(web.log()).not.toContain('"level":50')
})

test('SCALE-1 a session behind the pooler has the role’s statement timeout', async () => {
  await using database = await createDatabase({ migrated: true })
  const settings = { databaseUrl: pooledUrl(database.url), databaseDirectUrl: database.url, dataDir: '' }
  for (let starts = 0; starts < 2; starts++) {
    const store = await openStore(settings)
    await store.close()
  }
  await using direct = await anotherSession(database.url)
  expect(await direct.timeout()).toBe('30s')
})

test('SCALE-1 an operator’s own statement timeout stays', async () => {
  await using database = await createDatabase({ migrated: true })
  const { rows } = await database.client.query<{ name: string }>('select current_database() as name')
  await database.client.query(`alter database ${rows[0]!.name} set statement_timeout = '7s'`)
  const store = await openStore({ databaseUrl: pooledUrl(database.url), databaseDirectUrl: database.url, dataDir: '' })
  await store.close()
  await using direct = await anotherSession(database.url)
  expect(await direct.timeout()).toBe('7s')
})

test('SCALE-1 a pooler in DATABASE_URL without DATABASE_DIRECT_URL is refused in one line that says what to set', async () => {
  await using folder = createDataFolder()
  await using database = await createDatabase({ migrated: true })
  await using server = launchServer({ DATA_DIR: folder.path, DATABASE_URL: pooledUrl(database.url) })
  expect(await server.ended()).toBe(1)
  expect(server.output()).toContain(
    'Daily Planner cannot start: cannot connect to DATABASE_URL: it is a pooler; set DATABASE_DIRECT_URL to the address of PostgreSQL itself\n',
  )
})

test('SCALE-1 these tests really run behind the pooler', async () => {
  expect(inject('poolerUrl')).not.toBeNull()
  await using server = await startTestServer()
  const asha = await server.aPerson()
  expect(await asha.call(reminders.list, {})).toEqual([])
  const two = await Promise.all([server.pool.connect(), server.pool.connect()])
  const sessions = []
  for (const client of two) sessions.push((await client.query('select pg_backend_pid() as pid')).rows[0])
  for (const client of two) client.release()
  expect(sessions[0], 'two connections of ours share one session').toEqual(sessions[1])
})

async function anotherSession(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    timeout: async () =>
      (await client.query<{ statement_timeout: string }>('show statement_timeout')).rows[0]!.statement_timeout,
    [Symbol.asyncDispose]: () => client.end(),
  }
}
