import * as profile from '@planner/contract/account/profile'
import * as notifications from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { seededRandom } from '#test/seeded-random.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'
import { dispatchAll } from '../work.ts'
import { remindersPerTurn } from './bring-up-to-date.ts'
import { channelsOf } from './channels-of.ts'
import { planAlerts } from './plan-alerts.ts'
import { replan } from './replan.ts'

/** Friday 20 November 2026, 10:00 in India. */
const at = '2026-11-20T10:00:00+05:30'

/** Gives a person many reminders: most are one-off, some daily. */
async function furnish(server: TestServer, person: Person, count: number): Promise<void> {
  await server.pool.query(
    `insert into reminders (id, user_id, title, description, date, time, time_defaulted, time_zone, recurrence, tags, created_at, updated_at)
     select gen_random_uuid(), $1, 'thing ' || n, '', date '2026-11-20' + n % 300, time '11:00' + n % 60 * interval '1 minute',
       false, 'Asia/Kolkata', case when n % 10 = 0 then 'daily' else 'none' end, '{}', $3, $3
     from generate_series(1, $2::int) n`,
    [person.id, count, server.clock.now()],
  )
}

/** Returns the pending alerts, without ids. */
async function waiting(server: TestServer): Promise<string[]> {
  const { rows } = await server.pool.query<{ what: string }>(
    `select concat_ws(' ', reminder_id, occurrence_at, moment, round, channel, due_at) as what from alerts
     where state = 'waiting' order by 1`,
  )
  return rows.map(({ what }) => what)
}

/** Returns every row of the tables that planning writes to, with its version. */
async function versions(server: TestServer): Promise<unknown[]> {
  const { rows } = await server.pool.query(
    `select 'person' as what, id, xmin::text from users union all select 'alert', id, xmin::text from alerts
     union all select 'replan', user_id, xmin::text from alert_replans order by 1, 2`,
  )
  return rows
}

const leads = async (server: TestServer) => {
  const { rows } = await server.pool.query<{ lead: number }>(
    `select distinct extract(epoch from occurrence_at - due_at)::integer / 60 as lead from alerts
     where moment = 'before' and state = 'waiting' order by 1`,
  )
  return rows.map(({ lead }) => lead)
}

test('SAFE-7 preferences and a profile that change nothing write nothing and plan nothing', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await furnish(server, asha, 300)
  const preferences = await asha.call(notifications.setPreferences, {
    lead_minutes: 45,
    quiet_from: '22:00',
    quiet_until: '06:30',
    digest_at: '08:00',
  })
  await replan(server.context)
  const { user } = await asha.call(profile.me, {})
  const before = await versions(server)
  expect(before.length).toBeGreaterThan(300)

  expect(await asha.call(notifications.setPreferences, preferences)).toEqual(preferences)
  expect(await asha.call(notifications.setPreferences, {})).toEqual(preferences)
  expect(await asha.call(notifications.setPreferences, { quiet_from: '22:00' })).toEqual(preferences)
  const { full_name, location, phone_number, time_zone, email_notifications } = user
  const same = { full_name, location, phone_number, time_zone, email_notifications }
  expect((await asha.call(profile.update, same)).user).toEqual(user)
  expect(await versions(server)).toEqual(before)
})

test('SAFE-7 changing name, city or newsletter replans nothing', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await furnish(server, asha, 300)
  await asha.call(notifications.setPreferences, { lead_minutes: 45 })
  await replan(server.context)
  const alerts = async () => (await versions(server)).filter((row) => (row as { what: string }).what !== 'person')
  const before = await alerts()
  // If the change replanned alerts, it would show here, because they no longer match the preferences.
  await server.pool.query(`update users set lead_minutes = 10`)
  await asha.call(profile.update, { full_name: 'Asha R', location: 'Pune, India', newsletter_subscription: true })
  expect(await alerts()).toEqual(before)
})

test('SAFE-7 3,000 reminders are replanned in batches that do not block the event loop', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await furnish(server, asha, 3000)
  await server.pool.query(`update users set phone_number = '+919876543210', phone_verified = true, quiet_from = '22:00',
    quiet_until = '07:00', sms_notifications = true, whatsapp_notifications = true, voice_notifications = true`)

  // Each alert takes an id, so the ids taken between two turns of the event loop show how much is planned per turn.
  let sinceTurn = 0
  let most = 0
  let planned = 0
  let isRunning = true
  const turn = () => {
    sinceTurn = 0
    if (isRunning) setImmediate(turn)
  }
  setImmediate(turn)
  const { ids } = server.context
  server.context.ids = {
    ...ids,
    next() {
      planned++
      most = Math.max(most, ++sinceTurn)
      return ids.next()
    },
  }
  await asha.call(notifications.setPreferences, { lead_minutes: 30 })
  const atOnce = planned
  await replan(server.context)
  isRunning = false

  const { rows } = await server.pool.query(`select * from users`)
  const channels = channelsOf(rows[0]).length
  expect(channels).toBe(5)
  expect(planned).toBeGreaterThan(3000 * channels)
  // A daily reminder has two rings on each of four days.
  expect(most).toBeLessThanOrEqual(remindersPerTurn * channels * 8)
  expect(atOnce, 'the call itself plans a first batch only').toBeLessThanOrEqual(100 * channels * 8 + 2)
  expect(await leads(server)).toEqual([30])
  expect((await server.pool.query('select * from alert_replans')).rows).toEqual([])
})

test('SAFE-7 a dozen changes at once are planned once', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await furnish(server, asha, 1000)
  let planned = 0
  const { ids } = server.context
  server.context.ids = {
    ...ids,
    next() {
      planned++
      return ids.next()
    },
  }
  await Promise.all(
    Array.from({ length: 12 }, (_, n) => asha.call(notifications.setPreferences, { lead_minutes: 10 + n })),
  )
  await replan(server.context)
  // The first change plans one batch itself; all reminders' alerts are planned only once.
  const { rows } = await server.pool.query<{ count: number }>(`select count(*) from alerts`)
  expect(planned).toBeLessThan(rows[0]!.count * 1.9)
  const { lead_minutes: lead } = await asha.call(notifications.preferences, {})
  expect(await leads(server)).toEqual([lead])
})

test('SAFE-7 another process finishes replanning after one is killed', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await furnish(server, asha, 500)
  await asha.call(notifications.setPreferences, { lead_minutes: 20 })
  await replan(server.context)
  await asha.call(notifications.setPreferences, { lead_minutes: 40 })
  // The third batch is interrupted, and its transaction rolled back.
  const { ids } = server.context
  let left = 700
  server.context.ids = {
    ...ids,
    next() {
      if (left-- === 0) throw new Error('killed')
      return ids.next()
    },
  }
  await replan(server.context)
  server.context.ids = ids
  expect(await leads(server)).toEqual([20, 40])
  server.clock.set('2026-11-20T10:01:30+05:30')
  await Promise.all([replan(server.context), replan(server.context), replan(server.context)])
  expect(await leads(server)).toEqual([40])
  expect((await server.pool.query('select * from alert_replans')).rows).toEqual([])
})

test('SAFE-7 while alerts are replanned nothing is sent under the old preferences, and nothing is lost', async () => {
  await using server = await startTestServer({ at, environment: { OUTGOING_EMAILS_PER_DAY: '1000' } })
  const asha = await server.aPerson()
  await server.pool.query(
    `insert into reminders (id, user_id, title, description, date, time, time_defaulted, time_zone, recurrence, tags, created_at, updated_at)
     select gen_random_uuid(), $1, 'thing ' || n, '', '2026-11-20', '11:00', false, 'Asia/Kolkata', 'none', '{}', $2, $2
     from generate_series(1, 300) n`,
    [asha.id, server.clock.now()],
  )
  await asha.call(notifications.setPreferences, { lead_minutes: 30 })
  await replan(server.context)
  // By the old preferences all ring at 10:30, by the new ones at 10:50.
  server.clock.set('2026-11-20T10:29:59+05:30')
  await asha.call(notifications.setPreferences, { lead_minutes: 10 })
  server.clock.set('2026-11-20T10:31:00+05:30')
  await dispatchAll(server.context)
  expect(await server.outbox('email')).toEqual([])
  await server.passTimeUntil('2026-11-20T10:51:00+05:30')
  const sent = await server.outbox('email')
  expect(sent).toHaveLength(300)
  expect(new Set(sent.map(({ body }) => body))).toEqual(new Set(['In 10 minutes, at 11:00 am.']))
})

test('SAFE-7 if replanning keeps failing, existing alerts ring after five minutes', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await asha.call(reminders.createFromText, { text: 'call the plumber today at 10:02 am' })
  await server.pool.query(
    `insert into alert_replans (user_id, asked_at, held_until, ready_at) values ($1, $2, $3, 'infinity')`,
    [asha.id, server.clock.now(), new Date('2026-11-20T10:05:00+05:30')],
  )
  await server.passTimeUntil('2026-11-20T10:04:00+05:30')
  expect(await server.outbox('email')).toEqual([])
  await server.passTimeUntil('2026-11-20T10:05:01+05:30')
  expect(await server.outbox('email')).toHaveLength(1)
})

test.each([1, 2, 3, 4])(
  'SAFE-7 planning in batches, among changes of any kind, ends in the same alerts as planning at once (chance %i)',
  { timeout: 90_000 },
  async (seed) => {
    const chance = seededRandom(seed)
    const below = (most: number) => Math.floor(chance() * most)
    await using server = await startTestServer({ at })
    const asha = await server.aPerson()
    await server.pool.query(`update users set phone_number = '+919876543210', phone_verified = true`)
    await furnish(server, asha, 260)
    const { rows } = await server.pool.query<{ id: string }>('select id from reminders order by title')
    const anId = () => rows[below(rows.length)]!.id
    const deeds: (() => Promise<unknown>)[] = [
      () => replan(server.context),
      () => asha.call(notifications.setPreferences, { lead_minutes: below(90) }),
      () => asha.ask(notifications.setPreferences, { quiet_from: `${10 + below(8)}:30`, quiet_until: '19:15' }),
      () => asha.call(profile.update, { sms_notifications: chance() < 0.5 }),
      () => asha.call(profile.update, { time_zone: chance() < 0.5 ? 'Asia/Kolkata' : 'Asia/Tokyo' }),
      () => asha.ask(reminders.update, { id: anId(), date: `2026-11-${21 + below(9)}` }),
      () => asha.ask(reminders.update, { id: anId(), completed: chance() < 0.5 }),
      () => asha.ask(reminders.remove, { id: anId() }),
      () => asha.call(reminders.createFromText, { text: `thing more ${chance()} tomorrow at 6 pm` }),
    ]
    for (let step = 0; step < 8; step++) {
      await Promise.all(Array.from({ length: 1 + below(5) }, () => deeds[below(deeds.length)]!()))
    }
    await replan(server.context)
    const inBatches = await waiting(server)
    // The reference: all pending alerts are deleted, and each reminder is planned separately.
    await server.pool.query(`delete from alerts where state = 'waiting'`)
    const all = await server.context.db.selectFrom('reminders').selectAll().execute()
    for (const reminder of all) {
      await server.context.db
        .transaction()
        .execute((tx) => planAlerts(server.context, tx, reminder, server.clock.now()))
    }
    expect(inBatches.length).toBeGreaterThan(200)
    expect(inBatches).toEqual(await waiting(server))
  },
)
