import * as account from '@planner/contract/account/account'
import * as auth from '@planner/contract/account/auth'
import * as privacy from '@planner/contract/account/privacy'
import * as profile from '@planner/contract/account/profile'
import * as audit from '@planner/contract/audit'
import * as cart from '@planner/contract/cart'
import { reminders as limits } from '@planner/contract/constants/reminders'
import * as recipes from '@planner/contract/kitchen/recipes'
import * as orders from '@planner/contract/orders'
import * as reminders from '@planner/contract/reminders'
import { outcomeOf } from '@planner/offline-queue/outcome'
import type { QueuedChange } from '@planner/offline-queue/queued-change'
import { expect, test } from 'vitest'
import { fillAccount } from '#test/fill-account.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'

const dal = { type: 'recipe', item_id: 'dal', name: 'Dal Tadka', action: 'buy_ingredients' } as const
const product = (n: number, words: object) => ({
  type: 'product' as const,
  item_id: `p${n}`,
  name: 'x',
  price: 1,
  ...words,
})

/** Inserts this many open reminders directly into the database. */
async function insertOpen(
  { pool }: TestServer,
  { id }: Person,
  count: number,
  more: { origin?: string; date?: string } = {},
) {
  await pool.query(
    `insert into reminders (id, user_id, title, description, date, time, time_defaulted, time_zone, recurrence, tags, origin,
       created_at, updated_at)
     select gen_random_uuid(), $1, 'call', '', $4, '09:00', false, 'Asia/Kolkata', 'none', '{}', $3, now(), now()
     from generate_series(1, $2::int)`,
    [id, count, more.origin ?? null, more.date ?? '2026-12-01'],
  )
}

test('SAFE-1 a person can place thirty orders per day of their time zone, also by parallel calls', async () => {
  await using server = await startTestServer({ at: '2026-11-20T23:00:00+05:30' })
  const asha = await server.aPerson()
  const order = async (key: string) => {
    await asha.ask(cart.add, dal)
    return asha.ask(orders.create, {}, { 'idempotency-key': key })
  }
  for (let n = 0; n < 28; n++) expect((await order(`order-of-day-${n}`)).status).toBe(200)
  // Four at once, each of which finds that there is still room.
  const rush = await Promise.all([28, 29, 30, 31].map((n) => order(`order-of-day-${n}`)))
  for (let n = 32; n < 36; n++) rush.push(await order(`order-of-day-${n}`))
  expect(await asha.call(orders.counts, {})).toMatchObject({ pending: 30, total: 30 })
  expect(rush.at(-1)).toMatchObject({
    status: 429,
    detail: 'You’ve reached 30 orders today; please order again tomorrow',
    headers: { 'retry-after': '3600' },
  })
  // Acknowledged orders are kept: a repeat of the day's first order returns it, and the cart is not emptied.
  expect((await order('order-of-day-0')).status).toBe(200)
  expect((await asha.call(cart.get, {})).items).toHaveLength(1)

  server.clock.set(new Date('2026-11-21T00:00:01+05:30'))
  expect((await order('order-of-the-next-day')).status).toBe(200)
})

test('SAFE-1 the newest 50 orders and the rest by `before`; counters and profile count all of them alike', async () => {
  await using server = await startTestServer()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  await server.pool.query(
    `insert into orders (id, user_id, order_date, status, lines, timeline, subtotal_paise, cgst_paise, sgst_paise,
       total_paise, payment_method, awaits_price)
     select gen_random_uuid(), $1, '2026-11-20T04:30:00Z'::timestamptz - (n / 3) * interval '1 day',
       (array['pending', 'confirmed', 'delivered', 'cancelled'])[1 + n % 4], '[]', '[]', 100, 9, 9, 118, 'on_delivery', false
     from generate_series(1, 120) n`,
    [asha.id],
  )
  const pages = [await asha.call(orders.list, {})]
  while (pages.at(-1)!.length === 50) pages.push(await asha.call(orders.list, { before: pages.at(-1)!.at(-1)!.id }))
  expect(pages.map((page) => page.length)).toEqual([50, 50, 20])
  const dates = pages.flat().map(({ order_date: date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(120)

  expect(await asha.call(orders.counts, {})).toEqual({
    pending: 30,
    confirmed: 30,
    delivered: 30,
    cancelled: 30,
    total: 120,
  })
  expect(await asha.call(profile.activity, {})).toMatchObject({ orders_placed: 120 })
  // Somebody else's order is not a valid cursor.
  expect(await ravi.ask(orders.list, { before: pages[0]![0]!.id })).toMatchObject({
    status: 404,
    detail: 'Order not found',
  })
})

test('SAFE-1 a cart holds 200 lines and 20,000 characters of text, one by one, together and by ordering again', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const long = { name: 'n'.repeat(200), description: 'd'.repeat(500) }
  for (let n = 0; n < 28; n++) await asha.call(cart.add, product(n, long))
  const tooLong = {
    status: 409,
    detail: 'Your cart can hold up to 20,000 characters of text; please order or remove something first',
  }
  expect(await asha.ask(cart.add, product(28, long))).toMatchObject(tooLong)
  expect(await asha.ask(cart.addAll, { items: [product(28, long)] })).toMatchObject(tooLong)
  // Quantities may still grow, and a short line still fits.
  await asha.call(cart.add, product(0, long))
  await asha.call(cart.add, product(29, {}))
  const order = await asha.call(orders.create, {})
  await asha.call(cart.add, product(30, long))
  expect(await asha.ask(orders.reorder, { id: order.id })).toMatchObject(tooLong)
  expect((await asha.call(cart.get, {})).items).toHaveLength(1)

  const short = Array.from({ length: 199 }, (_, n) => product(100 + n, {}))
  await asha.call(cart.addAll, { items: short })
  expect(await asha.ask(cart.add, product(999, {}))).toMatchObject({
    status: 409,
    detail: 'Your cart is full; please order or remove something first',
  })
  expect(await asha.ask(cart.add, product(1, { description: 'd'.repeat(501) }))).toMatchObject({
    status: 422,
    detail: 'Description must be at most 500 characters',
  })
})

test('SAFE-1 5,000 open reminders, however many processes count; done ones make room, and opening again needs it', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await insertOpen(server, asha, limits.openMax - 3)
  const make = () => asha.ask(reminders.createFromText, { text: 'call the plumber tomorrow at 10:30' })
  const made = await Promise.all(Array.from({ length: 8 }, make))
  expect(made.filter(({ status }) => status === 200)).toHaveLength(3)
  const refusal = { status: 409, detail: 'You’ve reached 5,000 open reminders; complete or delete some first' }
  expect(made.find(({ status }) => status !== 200)).toMatchObject(refusal)

  const { id } = made.find(({ status }) => status === 200)!.body as { id: string }
  await asha.call(reminders.update, { id, completed: true })
  expect((await make()).status).toBe(200)
  expect(await asha.ask(reminders.update, { id, completed: false })).toMatchObject(refusal)
  // Completing, changing and deleting are always possible.
  await asha.call(reminders.update, { id, title: 'call the electrician' })
  await asha.call(reminders.remove, { id })
})

test('SAFE-1 events of a calendar that are over do not count as open reminders', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await insertOpen(server, asha, limits.openMax, { origin: 'google', date: '2026-07-01' })
  expect((await asha.ask(reminders.createFromText, { text: 'call the plumber tomorrow' })).status).toBe(200)
})

test('SAFE-1 a change made offline that meets a limit is shown with its sentence', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await insertOpen(server, asha, limits.openMax)
  const call = { kind: 'create', failures: 0 } as QueuedChange
  const outcome = await outcomeOf(call, async () => {
    const { status, headers, body } = await asha.ask(reminders.createFromText, {
      text: 'call the plumber',
      waited_ms: 60_000,
    })
    return { status, problem: headers['x-problem'] as string, body }
  })
  expect(outcome).toMatchObject({
    kind: 'rejected',
    state: { name: 'refused', reason: 'You’ve reached 5,000 open reminders; complete or delete some first' },
  })
})

test('SAFE-1 the list has 90 days plus open and repeating reminders; windows and search reach the rest', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const make = async (text: string, done: boolean, date: string) => {
    const { id } = await asha.call(reminders.createFromText, { text })
    await asha.call(reminders.update, { id, completed: done })
    await server.pool.query('update reminders set date = $2 where id = $1', [id, date])
    return id
  }
  const old = await make('pay the plumber tomorrow', true, '2026-08-01')
  const overdue = await make('call the dentist tomorrow', false, '2026-03-01')
  const daily = await make('water the plants every day', false, '2026-02-01')
  const recent = await make('pay the rent tomorrow', true, '2026-09-01')

  const ids = async (input: { from?: string; to?: string }) =>
    (await asha.call(reminders.list, input)).map(({ id }) => id)
  expect(await ids({})).toEqual([daily, overdue, recent])
  expect(await ids({ from: '2026-07-26', to: '2026-09-05' })).toEqual([daily, old, recent])
  expect(await ids({ to: '2026-08-01' })).toEqual([daily, overdue, old])
  expect(await ids({ from: '2026-08-02' })).toEqual([daily, recent])

  expect((await asha.call(reminders.search, { query: 'PAY' })).reminders.map(({ id }) => id)).toEqual([recent, old])
  expect(await asha.call(reminders.search, { query: 'plumber pay' })).toMatchObject({
    reminders: [{ id: old }],
    more: false,
  })
  expect((await asha.call(reminders.search, { query: '%' })).reminders).toEqual([])
  const stranger = await server.aPerson()
  expect((await stranger.call(reminders.search, { query: 'pay' })).reminders).toEqual([])
  expect(await asha.ask(reminders.list, { after: '2026-99-99T09:00:00~x' })).toMatchObject({
    status: 422,
    detail: 'after must be the value from the Link header',
  })
})

test('SAFE-1 signing in on a 21st device signs out the least recently used one, and the person can read that', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const signIn = async (agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0') => {
    server.clock.advance(60_000)
    const answer = await server.anyone.ask(
      auth.login,
      { email: asha.email, password: 'Marigold7' },
      { 'user-agent': agent },
    )
    return (answer.body as { access_token: string }).access_token
  }
  const second = await signIn()
  for (let n = 2; n < 20; n++) await signIn()
  expect((await asha.call(account.sessions, {})).sessions).toHaveLength(20)

  // The first device is used again, so that the second one is the least recently used.
  server.clock.advance(2 * 3_600_000)
  await asha.call(auth.me, {})
  await signIn()
  const standing = async (token: string) =>
    (await server.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })).statusCode
  expect([await standing(asha.token), await standing(second)]).toEqual([200, 401])
  expect((await asha.call(account.sessions, {})).sessions).toHaveLength(20)
  expect((await asha.call(audit.own, {})).entries).toContainEqual(
    expect.objectContaining({ kind: 'session.revoked', about: 'Firefox on Linux: least recently used of 20' }),
  )
})

test('SAFE-1 sign-ins, sign-outs and cookie choices leave a bounded number of audit entries a day', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { record } = await import('#features/audit/record.ts')
  const by = (userAgent: string) => ({ user: { id: asha.id }, address: '203.0.113.7', userAgent })
  const chrome =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
  for (let n = 0; n < 60; n++) await record(server.context, server.context.db, 'session.opened', by(chrome))
  const count = async (kind: string) =>
    Number(
      (await server.pool.query('select count(*) from audit_log where user_id = $1 and kind = $2', [asha.id, kind]))
        .rows[0].count,
    )
  expect(await count('session.opened')).toBe(20)
  // A device not seen that day is still logged, and so is everything relevant to security.
  await record(
    server.context,
    server.context.db,
    'session.opened',
    by('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'),
  )
  expect(await count('session.opened')).toBe(21)
  for (let n = 0; n < 60; n++) await record(server.context, server.context.db, 'password.changed', by(chrome))
  expect(await count('password.changed')).toBe(60)

  const consent = { version: '1', necessary: true as const, functional: true, analytics: false, marketing: false }
  const answers = []
  for (let n = 0; n < 52; n++)
    answers.push(await asha.ask(privacy.giveConsent, { ...consent, timestamp: '2026-11-20T04:30:00.000Z' }))
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(50)
})

test('SAFE-1 an account can store 20 MB; over the limit nothing is added, but deleting works', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await fillAccount(server, asha, { openReminders: 0, doneReminders: 0, orders: 0, savedRecipes: 0 })
  // Incompressible texts.
  await server.pool.query(
    `insert into reminders (id, user_id, title, description, date, time, time_defaulted, time_zone, recurrence, completed,
       tags, created_at, updated_at)
     select gen_random_uuid(), $1, 'old', (select string_agg(md5(random()::text), '') from generate_series(1, 156 + n % 2)),
       '2026-01-01', '09:00', false, 'Asia/Kolkata', 'none', true, '{}', now(), now()
     from generate_series(1, 4600) n`,
    [asha.id],
  )
  const { storedBytesOf } = await import('./store.ts')
  expect(await storedBytesOf(server.context.db, asha.id)).toBeGreaterThan(20_000_000)
  const full = {
    status: 409,
    detail: 'You’ve used all 20 MB of storage; delete some reminders or saved recipes first',
  }
  expect(await asha.ask(reminders.createFromText, { text: 'call the plumber tomorrow' })).toMatchObject(full)
  expect(await asha.ask(orders.create, {})).toMatchObject(full)
  const plan = await asha.call(recipes.mealPlan, {})
  expect(await asha.ask(recipes.save, { id: plan.sections.Lunch[0]!.id })).toMatchObject(full)
  const { reminders: found } = await asha.call(reminders.search, { query: 'old' })
  expect(await asha.ask(reminders.update, { id: found[0]!.id, description: 'more' })).toMatchObject(full)
  await asha.call(reminders.update, { id: found[0]!.id, description: '' })
  await asha.call(reminders.remove, { id: found[1]!.id })

  await server.pool.query(`delete from reminders where user_id = $1 and title = 'old'`, [asha.id])
  expect((await asha.ask(reminders.createFromText, { text: 'call the plumber tomorrow' })).status).toBe(200)
})

test('SAFE-1 stored answers for repeated calls are small, at most 5,000 a person', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { id } = await asha.call(reminders.createFromText, { text: 'call the plumber tomorrow' })
  const change = { id, description: 'é"'.repeat(2500) }
  const first = await asha.call(reminders.update, change, { 'idempotency-key': 'change-of-asha-1' })
  const stored = async () =>
    (await server.pool.query('select * from client_actions where user_id = $1', [asha.id])).rows
  expect(JSON.stringify((await stored())[0].answer).length).toBeLessThan(2000)
  expect(await asha.call(reminders.update, change, { 'idempotency-key': 'change-of-asha-1' })).toEqual(first)
  const removed = await asha.call(reminders.remove, { id }, { 'idempotency-key': 'remove-of-asha-1' })
  expect(await asha.call(reminders.remove, { id }, { 'idempotency-key': 'remove-of-asha-1' })).toMatchObject({
    id,
    title: removed.title,
  })

  await server.pool.query(
    `insert into client_actions (user_id, id, answer, done_at)
     select $1, 'older ' || n, '{}', '2026-11-01'::timestamptz + n * interval '1 second' from generate_series(1, 5100) n`,
    [asha.id],
  )
  await asha.call(
    reminders.createFromText,
    { text: 'pay the rent tomorrow' },
    { 'idempotency-key': 'create-of-asha-1' },
  )
  const left = await stored()
  expect(left).toHaveLength(5000)
  expect(left.map((action) => action.id)).toContain('create create-of-asha-1')
  expect(left.map((action) => action.id)).not.toContain('older 1')
})

test('SAFE-1 a thousand recipes can be saved, and saving one twice counts once', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const plan = await asha.call(recipes.mealPlan, {})
  const [one, other] = plan.sections.Lunch.map(({ id }) => id)
  await asha.call(recipes.save, { id: one! })
  await fillAccount(server, asha, { openReminders: 0, doneReminders: 0, orders: 0, savedRecipes: 999 })
  expect(await asha.ask(recipes.save, { id: other! })).toMatchObject({
    status: 409,
    detail: 'You can save up to 1,000 recipes; remove one first',
  })
  await asha.call(recipes.save, { id: one! })
})

test('SAFE-1 4,000 days of a repeating reminder can be done or taken out one by one', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await fillAccount(server, asha, { openReminders: 0, doneReminders: 0, orders: 0, savedRecipes: 0 })
  const [daily] = await asha.call(reminders.list, {})
  const refusal = {
    status: 409,
    detail: 'This reminder already has 4,000 individual changes; please create a new one',
  }
  const day = '2026-11-20'
  expect(await asha.ask(reminders.update, { id: daily!.id, completed: true, occurrence_date: day })).toMatchObject(
    refusal,
  )
  expect(await asha.ask(reminders.remove, { id: daily!.id, occurrence_date: day })).toMatchObject(refusal)
})
