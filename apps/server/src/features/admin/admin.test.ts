import * as auth from '@planner/contract/account/auth'
import * as admin from '@planner/contract/admin'
import * as audit from '@planner/contract/audit'
import * as cart from '@planner/contract/cart'
import * as orders from '@planner/contract/orders'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { routes } from '#app-map.ts'
import { testClient } from '#test/test-client.ts'
import { startTestServer } from '#test/test-server.ts'

// docs/product/decisions.md#28
test('API-9 PROFILE-6 of two hundred parallel requests exactly one makes an administrator', async () => {
  await using server = await startTestServer()
  const people = [await server.aPerson(), await server.aPerson()]
  const asked = await Promise.all(Array.from({ length: 200 }, (_, n) => people[n % 2]!.ask(admin.promoteFirstUser, {})))
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(asked.filter(({ status }) => status === 403)).toHaveLength(199)
  const { rows } = await server.pool.query('select count(*)::int as count from users where is_admin')
  expect(rows).toEqual([{ count: 1 }])
  const [first, second] = await Promise.all(people.map((person) => person.call(auth.me, {})))
  const other = first!.is_admin ? people[1]! : people[0]!
  expect(first!.is_admin).not.toBe(second!.is_admin)
  expect(await other.ask(admin.promoteFirstUser, {})).toMatchObject({
    status: 403,
    detail: 'There’s already an administrator',
  })
})

// docs/product/decisions.md#28
test('with ADMIN_EMAILS set, only those addresses can become administrators', async () => {
  await using server = await startTestServer({ environment: { ADMIN_EMAILS: 'Meera@example.in, ops@example.in' } })
  const asha = await server.aPerson()
  const meera = await server.aPerson({ email: 'meera@Example.in' })
  expect(await asha.ask(admin.promoteFirstUser, {})).toMatchObject({ status: 403 })
  expect(await meera.call(admin.promoteFirstUser, {})).toEqual({ message: 'You’re now an administrator' })
})

test('an administrator signs somebody out everywhere, and both see that it was done', async () => {
  await using server = await startTestServer()
  const [boss, asha, ravi] = [await server.anAdmin(), await server.aPerson(), await server.aPerson()]
  const signIn = () => server.anyone.call(auth.login, { email: asha.email, password: 'Marigold7' })
  const { access_token: phone } = await signIn()
  expect(await boss.call(admin.endSessions, { id: asha.id })).toEqual({ message: 'Signed out everywhere', ended: 2 })
  for (const person of [asha, testClient(server.app, phone)]) expect((await person.ask(auth.me, {})).status).toBe(401)
  expect(await Promise.all([boss, ravi].map(async (person) => (await person.ask(auth.me, {})).status))).toEqual([
    200, 200,
  ])

  const again = testClient(server.app, (await signIn()).access_token)
  const seen = (await again.call(audit.own, {})).entries.find(({ kind }) => kind === 'session.revoked')
  expect(seen).toMatchObject({ about: '2 devices', by_admin: true, device: null, address: null })
  const { entries } = await boss.call(audit.list, { kind: 'session.revoked' })
  expect(entries).toMatchObject([{ person: { id: boss.id }, subject: { email: asha.email } }])

  const nobody = { id: '00000000-0000-4000-8000-000000000000' }
  expect(await boss.ask(admin.endSessions, nobody)).toMatchObject({ status: 404, detail: 'User not found' })
  expect(await again.ask(admin.endSessions, { id: boss.id })).toMatchObject({ status: 403 })
  expect((await boss.ask(auth.me, {})).status).toBe(200)
})

test('ADMIN-1 DATA-10 API-9 everything is counted, and the newest orders are shown', async () => {
  await using server = await startTestServer()
  const [asha, meera] = [await server.aPerson(), await server.aPerson()]
  await meera.call(admin.promoteFirstUser, {})
  await asha.call(reminders.createFromText, { text: 'yoga tomorrow 6 am' })
  const placed: string[] = []
  for (let n = 0; n < 12; n++) {
    server.clock.set(new Date(Date.UTC(2026, 10, 20, 5, n)))
    await asha.call(cart.add, { type: 'recipe', item_id: 'punjab.dal-tadka', name: 'Dal', action: 'order_online' })
    placed.unshift((await asha.call(orders.create, {})).id)
  }
  const { stats, recent_orders: recent } = await meera.call(admin.dashboard, {})
  expect(stats).toMatchObject({ total_users: 2, total_reminders: 1, total_orders: 12 })
  expect(stats.total_vendors).toBeGreaterThan(200)
  expect(recent.map(({ id }) => id)).toEqual(placed.slice(0, 10))
})

test('ADMIN-2 ADMIN-5 people and orders are searched, filtered and paged', async () => {
  await using server = await startTestServer()
  const meera = await server.aPerson({ full_name: 'Meera Iyer', email: 'meera@example.in' })
  await meera.call(admin.promoteFirstUser, {})
  await server.pool.query(
    `insert into users (id, email, email_key, full_name, password_hash, created_at)
     select gen_random_uuid(), 'p' || n || '@x.in', 'p' || n || '@x.in', 'Person ' || n, '', now() - n * interval '1 hour'
     from generate_series(1, 120) n`,
  )
  const page = await meera.call(admin.users, { page: '2' })
  expect(page).toMatchObject({ total: 121, page_size: 50 })
  expect(page.users).toHaveLength(21)
  expect(JSON.stringify(page)).not.toContain('password')
  expect((await meera.call(admin.users, { search: 'IYER' })).users).toMatchObject([{ email: 'meera@example.in' }])
  expect((await meera.call(admin.users, { search: '100%_' })).total).toBe(0)

  await meera.call(cart.add, { type: 'recipe', item_id: 'punjab.dal-tadka', name: 'Dal', action: 'order_online' })
  const { id } = await meera.call(orders.create, {})
  expect((await meera.call(admin.orders, { search: id.slice(-8).toUpperCase() })).orders).toMatchObject([{ id }])
  expect((await meera.call(admin.orders, { status: 'delivered' })).total).toBe(0)
})

test('ADMIN-1 a member is refused on every call for admins', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const forAdmins = routes.filter(({ endpoint }) => endpoint.access === 'admin')
  expect(forAdmins.length).toBeGreaterThan(8)
  for (const { endpoint } of forAdmins) {
    const input = { id: '00000000-0000-4000-8000-000000000000' }
    expect(await asha.ask(endpoint, input), endpoint.path).toMatchObject({
      status: 403,
      detail: 'Admin access required',
    })
    expect((await server.anyone.ask(endpoint, input)).status).toBe(401)
  }
})
