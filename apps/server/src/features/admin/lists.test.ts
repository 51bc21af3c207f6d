import * as admin from '@planner/contract/admin'
import * as audit from '@planner/contract/audit'
import * as cart from '@planner/contract/cart'
import * as orders from '@planner/contract/orders'
import * as vendors from '@planner/contract/vendors'
import { expect, test } from 'vitest'
import { jobWork } from '#app-map.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'

async function anOrder(person: Person, line: object = {}): Promise<string> {
  await person.call(cart.add, {
    type: 'recipe',
    item_id: 'punjab.dal-tadka',
    name: 'Dal',
    action: 'order_online',
    ...line,
  })
  return (await person.call(orders.create, {})).id
}

const quoted = { type: 'product', item_id: 'diya', name: 'Clay diyas', price: 349.5, action: undefined }

async function kindsOf(server: TestServer, like: string): Promise<string[]> {
  const { rows } = await server.pool.query('select kind, about from audit_log where kind like $1 order by at', [like])
  return rows.map(({ kind, about }) => `${kind} ${about}`)
}

test('ADMIN-4 orders are found by the end of their id, by person, status, day and waiting price', async () => {
  await using server = await startTestServer({ at: '2026-11-20T10:00:00+05:30' })
  const [meera, boss] = [
    await server.aPerson({ full_name: 'Meera Iyer', email: 'mi@example.in' }),
    await server.anAdmin(),
  ]
  const plain = await anOrder(meera)
  server.clock.set(new Date('2026-11-20T19:00:00Z'))
  const waiting = await anOrder(meera, quoted)
  await anOrder(boss)

  const found = async (input: Parameters<typeof boss.call<typeof admin.orders>>[1]) =>
    (await boss.call(admin.orders, input)).orders.map(({ id }) => id)
  expect(await found({ search: `Order #${plain.slice(-8).toUpperCase()}` })).toEqual([plain])
  expect(await found({ search: plain })).toEqual([plain])
  expect(await found({ search: 'iyer' })).toEqual([waiting, plain])
  expect(await found({ search: 'MI@EXAMPLE' })).toEqual([waiting, plain])
  expect(await found({ search: '%' })).toEqual([])
  expect(await found({ price: 'waiting' })).toEqual([waiting])
  // In the administrator's time zone it was already half past midnight.
  expect(await found({ search: 'iyer', from: '2026-11-21' })).toEqual([waiting])
  expect(await boss.call(admin.orders, { page: '99999' })).toMatchObject({ orders: [], total: 3 })
  expect(await boss.ask(admin.orders, { from: '2026-02-30' })).toMatchObject({ status: 422 })
})

test('ADMIN-4 confirmed orders that were not delivered by the time they were needed are listed as late', async () => {
  await using server = await startTestServer()
  const [meera, boss] = [await server.aPerson(), await server.anAdmin()]
  const late = await anOrder(meera)
  const pending = await anOrder(meera)
  await boss.call(orders.setStatus, { id: late, status: 'confirmed' })
  const lateOnes = async () => (await boss.call(admin.orders, { late: 'yes' })).orders.map(({ id }) => id)
  expect(await lateOnes()).toEqual([])
  await server.pool.query('update orders set deliver_by = $1 where id = any($2)', [server.clock.now(), [late, pending]])
  expect(await lateOnes()).toEqual([late])
  await boss.call(orders.setStatus, { id: late, status: 'delivered' })
  expect(await lateOnes()).toEqual([])
})

test('ADMIN-2 people are filtered by role and by whether their number is verified', async () => {
  await using server = await startTestServer()
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  await server.pool.query('update users set phone_verified = true where id = $1', [asha.id])
  expect((await boss.call(admin.users, { role: 'admin' })).users).toMatchObject([{ id: boss.id }])
  expect((await boss.call(admin.users, { phone: 'verified' })).users).toMatchObject([{ id: asha.id }])
  expect((await boss.call(admin.users, { phone: 'verified', role: 'admin' })).total).toBe(0)
})

test('ADMIN-3 vendors are searched and filtered, and a new one is last', async () => {
  await using server = await startTestServer()
  const boss = await server.anAdmin()
  server.clock.set(new Date('2026-11-21T00:00:00Z'))
  const made = await boss.call(vendors.create, {
    name: 'Aaradhya Sweets',
    category: 'gift',
    description: 'Mithai & <b>namkeen</b>',
    location: 'Pune',
    services: ['Festival hampers'],
  })
  expect(made).toMatchObject({ description: 'Mithai & <b>namkeen</b>', price_range: '₹', is_active: true })
  const all = await boss.call(vendors.adminList, {})
  const names = all.map(({ name }) => name).slice(0, -1)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en-IN')))
  expect(all.at(-1)).toEqual(made)
  expect(await boss.call(vendors.adminList, { search: 'festival HAMPERS', category: 'gift' })).toContainEqual(made)
  await boss.call(vendors.update, { id: made.id, is_active: false })
  expect(await boss.call(vendors.adminList, { state: 'inactive' })).toMatchObject([{ id: made.id }])
  for (const website of ['javascript:alert(1)', 'data:text/html,hi', ' JavaScript:alert(1)']) {
    expect(await boss.ask(vendors.update, { id: made.id, website }), website).toMatchObject({
      status: 422,
      detail: 'Website must start with https://',
    })
  }
  const [sent] = await Promise.all([
    boss.call(vendors.update, { id: made.id, upi_id: 'sweets@oksbi', name: made.name }),
    boss.call(vendors.update, { id: made.id, services: ['Cakes'] }),
  ])
  expect(await boss.call(vendors.adminList, { search: sent.name })).toMatchObject([
    { upi_id: 'sweets@oksbi', services: ['Cakes'] },
  ])
  await boss.call(vendors.remove, { id: made.id })
  expect((await kindsOf(server, 'vendor.%')).toSorted()).toEqual([
    'vendor.archived Aaradhya Sweets',
    'vendor.changed Aaradhya Sweets: UPI ID: none → sweets@oksbi',
    'vendor.changed Aaradhya Sweets: is active: yes → no',
    'vendor.changed Aaradhya Sweets: services: Festival hampers → Cakes',
    'vendor.created Aaradhya Sweets',
  ])
})

// docs/product/decisions.md#23
test('ADMIN-4 an order only moves forward, after its quoted prices are accepted, and each step is logged', async () => {
  await using server = await startTestServer()
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  const id = await anOrder(asha, quoted)
  expect(await boss.ask(orders.setStatus, { id, status: 'confirmed' })).toMatchObject({
    status: 409,
    detail: 'A price in this order hasn’t been accepted yet',
  })
  expect(await boss.ask(orders.setStatus, { id, status: 'delivered', accept_prices: true })).toMatchObject({
    status: 409,
    detail: 'This order can no longer be changed that way',
  })
  // Refused changes left nothing behind, including the accepted price.
  expect((await asha.call(orders.list, {}))[0]).toMatchObject({ awaits_price: true, status: 'pending' })
  expect(await kindsOf(server, 'order.%status')).toEqual([])

  await boss.call(orders.setStatus, { id, accept_prices: true })
  await boss.call(orders.setStatus, { id, status: 'confirmed', note: 'Comes on Monday' })
  await boss.call(orders.setStatus, { id, status: 'delivered' })
  const name = `Order #${id.slice(-8).toUpperCase()}`
  expect(await kindsOf(server, 'order.status')).toEqual([
    `order.status ${name}: confirmed`,
    `order.status ${name}: delivered`,
  ])
  const cancelled = await anOrder(asha, quoted)
  await boss.call(orders.setStatus, { id: cancelled, status: 'cancelled' })
  expect(await boss.ask(orders.setStatus, { id: cancelled, accept_prices: true })).toMatchObject({ status: 409 })
  const { entries } = await boss.call(audit.list, { kind: 'order.price-accepted' })
  expect(entries).toMatchObject([{ about: name, person: { id: boss.id }, subject: { id: asha.id } }])
})

test('operations show queued and failed jobs, and external services', async () => {
  await using server = await startTestServer({ environment: { NOMINATIM_USER_AGENT: 'planner tests' } })
  const boss = await server.anAdmin()
  expect((await boss.call(admin.system, {})).jobs).toEqual([])
  await server.runJobs()
  const queue = jobWork[0]!.name
  await server.pool.query(
    `insert into pgboss.job (name, state, output, completed_on, policy)
     values ($1, 'created', null, null, 'standard'),
       ($1, 'failed', '{"message": "older"}', now() - interval '1 day', 'standard'),
       ($1, 'failed', '{"message": "the store was away"}', now(), 'standard')`,
    [queue],
  )
  const { jobs, services } = await boss.call(admin.system, {})
  expect(jobs.map(({ name }) => name)).toEqual(jobWork.map(({ name }) => name).toSorted())
  expect(jobs.find(({ name }) => name === queue)).toMatchObject({
    waiting: 1,
    active: 0,
    failed: 2,
    last_failure: { note: 'the store was away' },
  })
  expect(services).toEqual([
    { kind: 'codes', provider: null, healthy: null },
    { kind: 'payments', provider: null, healthy: null },
    { kind: 'places', provider: 'nominatim', healthy: null },
    { kind: 'google', provider: null, healthy: null },
    { kind: 'files', provider: 'folder', healthy: true },
    { kind: 'model', provider: null, healthy: null },
  ])
})
