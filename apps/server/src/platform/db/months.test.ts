import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import { work } from '#app-map.ts'
import { beginHandover } from '#features/notifications/sending/store.ts'
import { after, dayMs, minuteMs } from '#platform/clock.ts'
import { createDatabase } from '#test/create-database.ts'
import { openTestPool } from '#test/test-pool.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { migrate } from './migrate.ts'
import { makeMonths } from './months.ts'
import type { Db } from './open.ts'

const monthsOf = async (pool: Pick<pg.Pool, 'query'>, table: string): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    'select inhrelid::regclass::text as name from pg_inherits where inhparent = $1::regclass order by 1',
    [table],
  )
  return rows.map(({ name }) => name)
}

type Inserted = { at: string; state?: string; settledAt?: string | null; id?: string }

async function plant(
  pool: Pick<pg.Pool, 'query'>,
  userId: string,
  { at, state = 'sent', settledAt = at, id }: Inserted,
) {
  const alertId = id ?? randomUUID()
  await pool.query(
    `insert into alerts (id, user_id, reminder_id, occurrence_on, occurrence_at, moment, channel, due_at, ready_at, state, settled_at)
     values ($1, $2, $1, $3::timestamptz::date, $3, 'due', 'app', $3, $3, $4, $5)`,
    [alertId, userId, at, state, settledAt],
  )
  return alertId
}

const run = (server: TestServer, name: string) => work.find((one) => one.name === name)!.run(server.context)

const partOf = async (server: TestServer, id: string): Promise<string | undefined> =>
  (await server.pool.query('select tableoid::regclass::text as part from alerts where id = $1', [id])).rows[0]?.part

describe('SCALE-3 months', () => {
  test('future months get partitions, and alerts planned beyond them move in', async () => {
    await using server = await startTestServer({ at: '2027-03-10T04:30:00Z' })
    const asha = await server.aPerson()
    const far = await plant(server.pool, asha.id, { at: '2027-05-20T09:00:00Z', state: 'waiting', settledAt: null })
    const farther = await plant(server.pool, asha.id, { at: '2029-05-20T09:00:00Z', state: 'waiting', settledAt: null })
    expect(await partOf(server, far)).toBe('alerts_else')
    await Promise.all([run(server, 'notifications.months'), run(server, 'notifications.months')])
    await run(server, 'audit.months')
    expect(await monthsOf(server.pool, 'alerts')).toEqual(
      expect.arrayContaining(['alerts_2027_03', 'alerts_2027_04', 'alerts_2027_05', 'alerts_else']),
    )
    expect(await monthsOf(server.pool, 'audit_log')).toEqual(
      expect.arrayContaining(['audit_log_2027_03', 'audit_log_2027_04', 'audit_log_2027_05']),
    )
    expect(await partOf(server, far)).toBe('alerts_2027_05')
    expect(await partOf(server, farther)).toBe('alerts_else')
    // The log's entries were moved, although the log is append-only.
    const { rows } = await server.pool.query('select count(*)::int as kept from audit_log where user_id = $1', [
      asha.id,
    ])
    expect(rows[0].kept).toBeGreaterThan(0)
    await expect(server.pool.query('delete from audit_log')).rejects.toThrow('append only')
    await expect(server.pool.query('truncate audit_log')).rejects.toThrow('append only')
  })

  test('a month of alerts is dropped once all of them are past their retention period', async () => {
    await using server = await startTestServer()
    const asha = await server.aPerson()
    for (const month of ['2025-01-01', '2025-02-01', '2025-03-01']) {
      await server.pool.query(`select make_month('alerts', 'occurrence_at', $1)`, [month])
    }
    await plant(server.pool, asha.id, { at: '2025-01-15T09:00:00Z' })
    // Still waiting because of a snooze; sent late.
    const waiting = await plant(server.pool, asha.id, { at: '2025-02-15T09:00:00Z', state: 'waiting', settledAt: null })
    const late = await plant(server.pool, asha.id, { at: '2025-03-15T09:00:00Z', settledAt: '2026-11-01T09:00:00Z' })
    const gone = await plant(server.pool, asha.id, { at: '2025-03-16T09:00:00Z' })
    await run(server, 'notifications.forget')
    const months = await monthsOf(server.pool, 'alerts')
    expect(months).not.toContain('alerts_2025_01')
    expect(months).toEqual(expect.arrayContaining(['alerts_2025_02', 'alerts_2025_03']))
    expect(await partOf(server, waiting)).toBe('alerts_2025_02')
    expect(await partOf(server, late)).toBe('alerts_2025_03')
    expect(await partOf(server, gone), 'row by row').toBeUndefined()
  })

  test('a month of the audit log is dropped after three years, not earlier because of a wrong clock', async () => {
    await using server = await startTestServer({ at: '2040-01-01T00:00:00Z' })
    for (const month of ['2021-05-01', '2026-05-01']) {
      await server.pool.query(`select make_month('audit_log', 'at', $1)`, [month])
      await server.pool.query(`insert into audit_log (id, at, kind) values (gen_random_uuid(), $1, 'order.placed')`, [
        month,
      ])
    }
    await run(server, 'audit.forget')
    const months = await monthsOf(server.pool, 'audit_log')
    expect(months).not.toContain('audit_log_2021_05')
    expect(months).toContain('audit_log_2026_05')
  })

  test('claiming takes exactly the due alerts, across partitions', async () => {
    await using server = await startTestServer()
    const asha = await server.aPerson()
    const now = server.clock.now()
    await makeMonths(server.context.db, { name: 'alerts', key: 'occurrence_at' }, now)
    const due = await plant(server.pool, asha.id, { at: now.toISOString(), state: 'waiting', settledAt: null })
    const next = await plant(server.pool, asha.id, { at: '2026-12-05T09:00:00Z', state: 'waiting', settledAt: null })
    const { rows } = await server.pool.query('select distinct ctid from alerts')
    expect(rows, 'both are the first of their partition').toHaveLength(1)
    await server.pool.query(
      `insert into reminders (id, user_id, title, description, date, time, time_defaulted, time_zone, recurrence, tags, created_at, updated_at)
      select reminder_id, user_id, 'call', '', occurrence_on, '09:00', false, 'Asia/Kolkata', 'none', '{}', $1, $1 from alerts`,
      [now],
    )
    const claimed = await beginHandover(server.context.db, 'app', {
      claim: randomUUID(),
      now,
      leaseUntil: after(now, minuteMs),
      limit: 10,
      outgoing: null,
      unproved: 'unverified',
    })
    expect(claimed.map(({ id }) => id)).toEqual([due])
    const { rows: left } = await server.pool.query(`select id, state from alerts order by occurrence_at`)
    expect(left).toEqual([
      { id: due, state: 'handing' },
      { id: next, state: 'waiting' },
    ])
  })

  test('an alert is unique across months, and a digest is unique per day whatever its hour', async () => {
    await using server = await startTestServer()
    const asha = await server.aPerson()
    const insert = (moment: string, reminder: string | null, at: string) =>
      server.pool.query(
        `insert into alerts (id, user_id, reminder_id, occurrence_on, occurrence_at, moment, channel, due_at, ready_at)
         values (gen_random_uuid(), $1, $2, '2026-11-21', $3, $4, 'app', now(), now()) on conflict do nothing`,
        [asha.id, reminder, at, moment],
      )
    const reminder = randomUUID()
    expect((await insert('due', reminder, '2026-11-21T09:00:00Z')).rowCount).toBe(1)
    expect((await insert('due', reminder, '2026-11-21T09:00:00Z')).rowCount).toBe(0)
    const { rows } = await server.pool.query(`select indexdef from pg_indexes where indexname = 'alerts_digest_once'`)
    expect(rows[0].indexdef).toContain('(user_id, occurrence_on, occurrence_at, channel)')
  })
})

/** Returns the name of the migration before a given one. */
function theOneBefore(file: string): string {
  const files = readdirSync(path.resolve(import.meta.dirname, '../../../migrations')).sort()
  return path.parse(files[files.indexOf(file) - 1]!).name
}

test('SCALE-3 an existing database is partitioned in place without loss, and future alerts find their month', async () => {
  await using database = await createDatabase()
  const pool = openTestPool(database.url, { max: 2 })
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db, theOneBefore('0080-months.sql'))
    const { rows: people } = await pool.query(`
      insert into users (id, email, email_key, full_name, password_hash, created_at)
      values (gen_random_uuid(), 'asha@example.in', 'asha@example.in', 'Asha Rao', '', now()) returning id`)
    const now = new Date()
    for (const days of [-800, -40, 0, 20, 45, 400]) {
      await plant(pool, people[0].id, { at: after(now, days * dayMs).toISOString(), settledAt: null, state: 'waiting' })
      await pool.query(`insert into audit_log (id, at, kind) values (gen_random_uuid(), $1, 'order.placed')`, [
        after(now, Math.min(0, days) * dayMs),
      ])
    }
    await pool.query(`insert into alerts (id, user_id, occurrence_on, occurrence_at, moment, channel, due_at, ready_at, counted_on)
      select gen_random_uuid(), id, '2026-11-20', '2026-11-20 02:00Z', 'digest', 'app', now(), now(), '2026-11-20' from users`)
    const digestOf = async (table: string, leaving: string[] = []) =>
      (await pool.query(`select to_jsonb(one) - $1::text[] as row from ${table} one order by id`, [leaving])).rows
    const before = {
      alerts: await digestOf('alerts', ['counted_on', 'occurrence_at']),
      log: await digestOf('audit_log'),
    }
    await migrate(db)
    expect(await digestOf('alerts', ['counted_day', 'occurrence_at'])).toEqual(before.alerts)
    expect(await digestOf('audit_log')).toEqual(before.log)
    const { rows } = await pool.query(`select count(*)::int as count from alerts_else`)
    expect(rows[0].count, 'only what is a year ahead').toBe(1)
    // A worker of the previous release would read the wrong rows: its statement must fail instead.
    await expect(pool.query('select counted_on from alerts')).rejects.toThrow('does not exist')
    await expect(pool.query('delete from audit_log')).rejects.toThrow('append only')
    await pool.query('delete from users')
    expect((await pool.query('select 1 from alerts')).rowCount).toBe(0)
  } finally {
    await db.destroy()
  }
})
