import type pg from 'pg'
import { expect, test, vi } from 'vitest'
import { createDataFolder } from '../create-data-folder.ts'
import { createDatabase } from '../create-database.ts'
import { alertState, insertDueAlert } from '../insert-due-alert.ts'
import { waitUntil } from '../wait-until.ts'
import { startServer } from './child-server.ts'

vi.setConfig({ testTimeout: 180_000 })

/** How often a worker checks without a notification; anything earlier was caused by a notification or a timer. */
const looksEveryMs = 20_000

const json = { 'content-type': 'application/json', accept: 'application/json' }

const listeners = (client: pg.Client) =>
  client.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and (query like 'listen %' or query like '%pg_is_in_recovery%')`,
  )

async function allListen(client: pg.Client, count: number): Promise<number[]> {
  return waitUntil('every worker listens', async () => {
    const { rows } = await listeners(client)
    return rows.length === count ? rows.map(({ pid }) => pid) : null
  })
}

/** Milliseconds from the time an alert was due until it was claimed. */
async function lateness(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ ms: string }>(
    'select extract(epoch from handed_at - due_at) * 1000 as ms from alerts order by due_at',
  )
  return rows.map(({ ms }) => Number(ms))
}

/** Inserts a person's alerts, each due after the given number of seconds. */
async function insertAhead(client: pg.Client, seconds: number[]): Promise<void> {
  await client.query(
    `insert into alerts (id, user_id, reminder_id, occurrence_on, occurrence_at, moment, channel, due_at, ready_at)
     select gen_random_uuid(), user_id, id, current_date, at, 'due', 'email', at, at
     from reminders, lateral (select date_trunc('milliseconds', now() + n * interval '1 second') as at from unnest($1::numeric[]) n) due`,
    [seconds],
  )
}

test('SCALE-1 alerts ring at their second and once, on two sleeping workers, also after their connections were killed', async () => {
  await using folder = createDataFolder()
  await using database = await createDatabase({ migrated: true })
  const { client } = database
  const settings = { DATA_DIR: folder.path, DATABASE_URL: database.url, ROLE: 'worker' }
  await using one = await startServer(settings)
  await using other = await startServer(settings)
  await allListen(client, 2)
  await insertDueAlert(client)
  await waitUntil('it has rung', async () => (await alertState(client)) === 'sent')
  await client.query('delete from alerts')

  const killed = (await listeners(client)).rows.map(({ pid }) => pid)
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  // Inserted before the listeners are back, so these notifications are missed.
  await insertAhead(client, [0, 0.3, 2, 3.5, 6])
  await waitUntil('they are back', async () => {
    const { rows } = await listeners(client)
    return rows.length === 2 && rows.every(({ pid }) => !killed.includes(pid))
  })
  await waitUntil('all have rung', async () => {
    const { rows } = await client.query(`select from alerts where state = 'sent'`)
    return rows.length === 5
  })
  const late = await lateness(client)
  expect(late.every((ms) => ms >= 0 && ms < looksEveryMs)).toBe(true)
  const { rows: left } = await client.query('select count(*)::int as count from outbox')
  expect(left[0].count, 'once each').toBe(6)
  for (const worker of [one, other]) expect((await worker.stop()).code).toBe(0)
})

test('SCALE-1 what a web process asks for is begun by another process as it is asked for', async () => {
  await using folder = createDataFolder()
  await using database = await createDatabase({ migrated: true })
  const { client } = database
  const shared = { DATA_DIR: folder.path, DATABASE_URL: database.url }
  await using web = await startServer({ ...shared, ROLE: 'web' })
  await using worker = await startServer({ ...shared, ROLE: 'worker' })
  await allListen(client, 1)
  const body = JSON.stringify({ email: 'asha@example.in', password: 'Marigold7', full_name: 'Asha Rao' })
  const answer = await web.ask('/api/auth/register', { method: 'POST', headers: json, body })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  const asked = await web.ask('/api/recipes/generate-background', {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ veg_only: true }),
  })
  const { task_id: taskId } = (await asked.json()) as { task_id: string }
  await waitUntil('the plan is made', async () => {
    const { rows } = await client.query('select status from plan_tasks where id = $1', [taskId])
    return rows[0].status === 'success'
  })
  const { rows } = await client.query<{ waited: string }>(
    `select extract(epoch from started_on - created_on) * 1000 as waited from pgboss.job where name = 'meal-plan'`,
  )
  expect(Number(rows[0]!.waited)).toBeLessThan(looksEveryMs)
  expect(worker.log()).not.toContain('"level":50')
})
