import * as auth from '@planner/contract/account/auth'
import * as admin from '@planner/contract/admin'
import * as audit from '@planner/contract/audit'
import * as cart from '@planner/contract/cart'
import * as orders from '@planner/contract/orders'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { work } from '#app-map.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'

const line = { type: 'recipe' as const, item_id: 'punjab.dal-tadka', name: 'Dal', action: 'order_online' as const }
const iPhone = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
}

const kindsOf = async (person: Person) => (await person.call(audit.own, {})).entries.map(({ kind }) => kind)
const tick = (server: TestServer) => server.clock.advance(1000)

test('a person’s actions are logged with device and truncated address', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson({ proved: false })
  tick(server)
  await server.anyone.call(auth.login, { email: asha.email, password: 'Marigold7' }, iPhone)
  tick(server)
  await asha.call(cart.add, line)
  const { id } = await asha.call(orders.create, {})
  tick(server)
  await asha.call(orders.cancel, { id })

  const name = `Order #${id.slice(-8).toUpperCase()}`
  const { entries } = await asha.call(audit.own, {})
  expect(entries.map(({ kind, about, device }) => [kind, about, device])).toEqual([
    ['order.cancelled', name, 'An unknown browser'],
    ['order.placed', name, 'An unknown browser'],
    ['session.opened', null, 'Safari on iPhone'],
    ['account.opened', null, 'An unknown browser'],
  ])
  expect(entries.every(({ address, by_admin }) => address === '127.0.0.x' && !by_admin)).toBe(true)
  await asha.call(auth.logout, {})
  const { rows } = await server.pool.query(`select count(*)::int as count from audit_log where kind = 'session.closed'`)
  expect(rows).toEqual([{ count: 1 }])
})

test('failed actions are not logged as done', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson({ proved: false })
  await asha.ask(orders.create, {})
  await asha.call(cart.add, line)
  const { id } = await asha.call(orders.create, {}, { 'idempotency-key': 'twice-the-same' })
  await asha.call(orders.create, {}, { 'idempotency-key': 'twice-the-same' })
  await asha.call(orders.cancel, { id })
  await asha.ask(orders.cancel, { id })
  expect((await kindsOf(asha)).sort()).toEqual(['account.opened', 'order.cancelled', 'order.placed'])
})

test('failed sign-ins are logged from the fifth in a row, for known and unknown accounts', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson({ proved: false })
  const guess = async (email: string) => {
    await server.anyone.ask(auth.login, { email, password: 'Wrong1234' }, iPhone)
    server.clock.advance(60_000)
  }
  for (let count = 0; count < 6; count++) await guess(asha.email)
  for (let count = 0; count < 6; count++) await guess('nobody@example.in')
  const refused = (await asha.call(audit.own, {})).entries.filter(({ kind }) => kind === 'session.refused')
  expect(refused).toHaveLength(2)
  expect(refused[0]).toMatchObject({ device: 'Safari on iPhone', address: '127.0.0.x', by_admin: false })
  const { rows } = await server.pool.query(
    `select subject_id from audit_log where kind = 'session.refused' order by at`,
  )
  expect(rows.map(({ subject_id }) => subject_id)).toEqual([asha.id, asha.id, null, null])
})

test('the log cannot be changed, deleted or emptied', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson({ proved: false })
  for (const statement of [
    `update audit_log set kind = 'order.placed'`,
    `update audit_log set about = 'nothing happened'`,
    `update audit_log set at = now()`,
    `update audit_log set user_id = gen_random_uuid()`,
    'delete from audit_log',
    'truncate audit_log',
  ]) {
    await expect(server.pool.query(statement), statement).rejects.toThrow('append only')
  }
  expect(await kindsOf(asha)).toEqual(['account.opened'])
})

test('audit entries are deleted after three years, not before', async () => {
  await using server = await startTestServer()
  // The database clock also counts here.
  const { rows: clock } = await server.pool.query<{ now: Date }>('select now()')
  server.clock.set(clock[0]!.now)
  const asha = await server.aPerson({ proved: false })
  const insert = (age: string, count: number) =>
    server.pool.query(
      `insert into audit_log (id, at, kind, user_id, about)
       select gen_random_uuid(), now() - $2::interval, 'order.placed', $1, $2 from generate_series(1, $3) n`,
      [asha.id, age, count],
    )
  await insert('3 years 10 days', 5001)
  await insert('2 years 300 days', 1)
  for (const { name, run } of work) if (name === 'audit.forget') await run(server.context)
  const { rows } = await server.pool.query('select kind, about from audit_log order by at')
  expect(rows).toEqual([
    { kind: 'order.placed', about: '2 years 300 days' },
    { kind: 'account.opened', about: null },
  ])
})

test('a person sees their own latest hundred entries and nobody else’s', async () => {
  await using server = await startTestServer()
  const [asha, ravi] = [await server.aPerson({ proved: false }), await server.aPerson({ proved: false })]
  await server.pool.query(
    `insert into audit_log (id, at, kind, user_id, about)
     select gen_random_uuid(), '2026-11-20T05:00:00Z'::timestamptz + n * interval '1 second', 'order.placed', $1, n::text
     from generate_series(1, 150) n`,
    [asha.id],
  )
  const { entries } = await asha.call(audit.own, {})
  expect(entries.map(({ about }) => about)).toEqual(Array.from({ length: 100 }, (_, n) => String(150 - n)))
  expect(await kindsOf(ravi)).toEqual(['account.opened'])
})

test('ADMIN-2 an administrator’s view of a user shows counts, orders and deliveries but no content, and is logged for both', async () => {
  await using server = await startTestServer()
  const boss = await server.anAdmin()
  const asha = await server.aPerson({ email: 'asha@example.in', proved: false })
  await asha.call(reminders.createFromText, { text: 'see the cardiologist today at 11 am' })
  await asha.call(cart.add, line)
  const { version } = await asha.call(cart.get, {})
  await asha.call(cart.put, { address: '7 Lighthouse Lane', pin_code: '400005' }, { 'if-match': `"${version}"` })
  await asha.call(orders.create, {})
  await server.passTimeUntil('2026-11-20T05:31:00Z')

  const view = await boss.call(audit.viewUser, { id: asha.id })
  expect(view).toMatchObject({
    user: { id: asha.id, email: 'asha@example.in' },
    activity: { reminders_made: 1, orders_placed: 1, spent: 588.82 },
    sessions: 1,
    last_seen_at: '2026-11-20T04:30:00.000Z',
    orders: [{ total_amount: 588.82 }],
  })
  expect(view.deliveries.length).toBeGreaterThan(0)
  expect(JSON.stringify(view)).not.toMatch(/cardiologist|Lighthouse|400005/i)

  const [seen] = (await asha.call(audit.own, {})).entries
  expect(seen).toMatchObject({ kind: 'admin.viewed-user', by_admin: true, device: null, address: null })
  expect(seen).not.toHaveProperty('concerns')
  // The administrator's own activity names the account they viewed.
  const [did] = (await boss.call(audit.own, {})).entries
  expect(did).toMatchObject({ kind: 'admin.viewed-user', by_admin: false, concerns: view.user.full_name })
  const { entries } = await boss.call(audit.list, { kind: 'admin.viewed-user' })
  expect(entries).toMatchObject([{ by_admin: true, person: { id: boss.id }, subject: { email: 'asha@example.in' } }])
  expect(await boss.ask(audit.viewUser, { id: '00000000-0000-4000-8000-000000000000' })).toMatchObject({ status: 404 })
})

test('the audit log is filtered by event and person, and paged', async () => {
  await using server = await startTestServer()
  const boss = await server.anAdmin()
  const asha = await server.aPerson({ email: 'asha@example.in', full_name: 'Asha 100% Rao', proved: false })
  await server.pool.query(
    `insert into audit_log (id, at, kind, user_id, about)
     select gen_random_uuid(), '2026-11-20T05:00:00Z', 'order.placed', $1, n::text from generate_series(1, 120) n`,
    [asha.id],
  )
  const pages = await Promise.all(['0', '1', '2'].map((page) => boss.call(audit.list, { kind: 'order.placed', page })))
  expect(pages.map(({ entries, total }) => [entries.length, total])).toEqual([
    [50, 120],
    [50, 120],
    [20, 120],
  ])
  expect(new Set(pages.flatMap(({ entries }) => entries.map(({ id }) => id))).size).toBe(120)
  const of = async (person: string) => (await boss.call(audit.list, { person })).total
  expect([await of('ASHA 100'), await of('asha@example.in'), await of(asha.id), await of('100%')]).toEqual([
    121, 121, 121, 121,
  ])
  expect([await of('100_'), await of('nobody')]).toEqual([0, 0])
  expect((await boss.ask(audit.list, { kind: 'nonsense' })).status).toBe(422)
  expect((await asha.ask(audit.list, {})).status).toBe(403)
})

test('of many who try to become the first administrator at once, only one is logged', async () => {
  await using server = await startTestServer()
  const people = await Promise.all([server.aPerson({ proved: false }), server.aPerson({ proved: false })])
  await Promise.all(Array.from({ length: 20 }, (_, n) => people[n % 2]!.ask(admin.promoteFirstUser, {})))
  const { rows } = await server.pool.query(`select count(*)::int as count from audit_log where kind = 'admin.promoted'`)
  expect(rows).toEqual([{ count: 1 }])
})
