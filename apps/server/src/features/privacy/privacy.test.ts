import * as auth from '@planner/contract/account/auth'
import * as privacy from '@planner/contract/account/privacy'
import * as profile from '@planner/contract/account/profile'
import * as admin from '@planner/contract/admin'
import * as audit from '@planner/contract/audit'
import * as cart from '@planner/contract/cart'
import * as household from '@planner/contract/household'
import * as orders from '@planner/contract/orders'
import * as reminders from '@planner/contract/reminders'
import * as vendors from '@planner/contract/vendors'
import { expect, test } from 'vitest'
import { createFullPerson, number, tablesOfPeople, words } from '#test/create-full-person.ts'
import { rowsContaining } from '#test/rows-containing.ts'
import { stubEmailChannel } from '#test/stub-email-channel.ts'
import { testClient } from '#test/test-client.ts'
import { startTestServer } from '#test/test-server.ts'
import { removeDue } from './remove-due.ts'
import { privacyWork } from './work.ts'

const password = 'Marigold7'
const dayMs = 24 * 3_600_000

test('consents are stored with their version, the latest applies, and an invalid one is refused', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  expect(await asha.call(privacy.consent, {})).toEqual({ consent: null })
  const all = { necessary: true as const, functional: true, analytics: true, marketing: true }
  const timestamp = '2026-11-20T04:29:58.123Z'
  await asha.call(privacy.giveConsent, { ...all, version: '1', timestamp })
  server.clock.advance(1000)
  await asha.call(privacy.giveConsent, { ...all, marketing: false, version: '2', timestamp })
  expect((await asha.call(privacy.consent, {})).consent).toEqual({
    ...all,
    marketing: false,
    version: '2',
    timestamp,
    recorded_at: '2026-11-20T04:30:01.000Z',
  })
  const given = (await asha.call(audit.own, {})).entries.filter(({ kind }) => kind === 'consent.given')
  expect(given.map(({ about }) => about)).toEqual([
    'Version 2: necessary, functional, analytics',
    'Version 1: necessary, functional, analytics, marketing',
  ])

  for (const wrong of [
    { necessary: false },
    { functional: 'yes' },
    { version: '' },
    { timestamp: 'yesterday' },
    { analytics: undefined },
  ]) {
    const input = { ...all, version: '2', timestamp, ...wrong }
    expect((await asha.ask(privacy.giveConsent, input)).status, JSON.stringify(wrong)).toBe(422)
  }
  expect((await server.anyone.ask(privacy.giveConsent, { ...all, version: '2', timestamp })).status).toBe(401)
})

// docs/product/decisions.md#31
test('scheduling deletion needs the password and the typed word, and is confirmed by mail', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const refusals: [input: object, status: number, detail: string][] = [
    [{ password, word: 'delete' }, 422, 'Please type DELETE'],
    [{ password }, 422, 'Please type DELETE'],
    [{ password: 'Wrong1234', word: 'DELETE' }, 403, 'Incorrect current password'],
    [{ word: 'DELETE' }, 422, 'Password must be text'],
  ]
  for (const [input, status, detail] of refusals) {
    expect(await asha.ask(privacy.askDeletion, input)).toMatchObject({ status, detail })
  }
  expect(await asha.call(privacy.askDeletion, { password, word: 'DELETE' })).toEqual({
    asked_at: '2026-11-20T04:30:00.000Z',
    planned_at: '2026-11-27T04:30:00.000Z',
    access_token: expect.any(String),
  })
  expect(await asha.ask(privacy.askDeletion, { password, word: 'DELETE' })).toMatchObject({ status: 409 })
  expect(await server.outbox('email')).toMatchObject([
    { subject: 'Your account will be deleted on Friday, 27 November 2026' },
  ])
})

// docs/product/decisions.md#31
test('the only administrator hands over before leaving, unless nobody else is there', async () => {
  await using server = await startTestServer()
  const boss = await server.anAdmin()
  const leave = () => boss.ask(privacy.askDeletion, { password, word: 'DELETE' })
  const asha = await server.aPerson()
  expect(await leave()).toMatchObject({
    status: 409,
    detail: 'You’re the only administrator. Make someone else an administrator first',
  })
  await server.context.db.updateTable('users').set({ is_admin: true }).where('id', '=', asha.id).execute()
  expect((await leave()).status).toBe(200)
  // Now she is the only one who stays.
  expect((await asha.ask(privacy.askDeletion, { password, word: 'DELETE' })).status).toBe(200)
})

test('scheduling deletion stops alerts and ends other sessions; signing in can keep the account', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { access_token: token } = await server.anyone.call(auth.login, { email: asha.email, password })
  const phone = testClient(server.app, token)
  await asha.call(reminders.createFromText, { text: 'drink water every day at 11 am' })
  const { access_token: renewed } = await asha.call(privacy.askDeletion, { password, word: 'DELETE' })
  expect((await phone.ask(auth.me, {})).status).toBe(401)
  expect((await testClient(server.app, renewed).ask(auth.me, {})).status).toBe(200)
  expect((await asha.call(auth.me, {})).deletion_planned_at).toBe('2026-11-27T04:30:00.000Z')

  await asha.call(reminders.createFromText, { text: 'call Ravi today at 12:30 pm' })
  await server.passTimeUntil('2026-11-23T05:00:00Z')
  const rung = async () => (await server.outbox('email')).filter(({ subject }) => !subject.startsWith('Your account'))
  expect(await rung()).toEqual([])

  const back = await server.anyone.call(auth.login, { email: asha.email, password })
  expect(back.user.deletion_planned_at).toBe('2026-11-27T04:30:00.000Z')
  const zarina = testClient(server.app, back.access_token)
  expect((await zarina.call(profile.me, {})).user.deletion_planned_at).toBe('2026-11-27T04:30:00.000Z')
  await zarina.call(privacy.withdrawDeletion, {})
  expect((await zarina.call(auth.me, {})).deletion_planned_at).toBeNull()
  expect(await zarina.ask(privacy.withdrawDeletion, {})).toMatchObject({ status: 409 })

  await server.passTimeUntil('2026-11-28T05:00:00Z')
  expect((await rung()).map(({ subject }) => subject)).toContain('Drink water')
  await server.anyone.call(auth.login, { email: asha.email, password })
})

test('DATA-1 once the grace period is over, the address can be registered again at once, and the old account is gone', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await asha.call(reminders.createFromText, { text: 'drink water every day at 11 am' })
  await asha.call(privacy.askDeletion, { password, word: 'DELETE' })
  const again = { email: asha.email, password: 'Jasmine42', full_name: 'Asha Rao' }
  // Until then the account exists: it signs in, and its address is taken.
  server.clock.advance(6 * dayMs)
  expect((await server.anyone.ask(auth.register, again)).status).toBe(409)
  await server.anyone.call(auth.login, { email: asha.email, password })
  // No background job has run since.
  server.clock.advance(dayMs + 1000)
  expect((await server.anyone.ask(auth.login, { email: asha.email, password })).status).toBe(401)
  const { access_token: token, user } = await server.anyone.call(auth.register, again)
  expect(user.id).not.toBe(asha.id)
  expect(await testClient(server.app, token).call(reminders.list, {})).toEqual([])
  const { rows } = await server.pool.query('select id from users where id = $1', [asha.id])
  expect(rows).toEqual([])
})

// docs/product/decisions.md#31
test('after the grace period nothing of the person is left in any table', {
  timeout: 60_000,
}, async () => {
  await using server = await startTestServer()
  const zarina = await createFullPerson(server)
  const other = await server.aPerson({ email: 'other@example.in' })
  const [order] = await zarina.call(orders.list, {})
  const boss = await server.anAdmin()
  await boss.call(audit.viewUser, { id: zarina.id })
  for (let guess = 0; guess < 5; guess++) {
    await server.anyone.ask(auth.login, { email: words.email, password: 'Wrong1234' })
  }

  await server.context.jobs.send(server.context.db, { name: 'meal-plan', data: { userId: zarina.id } })

  const signs = [zarina.id, 'key-of-zarina', number.slice(3), ...Object.values(words)]
  const before = Object.keys(await rowsContaining(server, signs))
  const known = (await tablesOfPeople(server)).map((table) => `public.${table}`)
  expect([...known, 'pgboss.job'].filter((table) => !before.some((name) => name.startsWith(table)))).toEqual([])

  server.clock.advance(60_000)
  const { access_token: renewed } = await zarina.call(privacy.askDeletion, { password, word: 'DELETE' })
  server.clock.advance(7 * dayMs - 1)
  await removeDue(server.context)
  expect((await testClient(server.app, renewed).ask(auth.me, {})).status).toBe(200)

  server.clock.advance(1)
  expect((await testClient(server.app, renewed).ask(auth.me, {})).status).toBe(401)
  const signIn = { email: words.email, password }
  expect(await server.anyone.ask(auth.login, signIn)).toMatchObject({
    status: 401,
    detail: 'Incorrect email or password',
  })
  await Promise.all([removeDue(server.context), removeDue(server.context)])
  expect(await rowsContaining(server, signs)).toEqual({})

  const { rows: left } = await server.pool.query('select * from orders')
  expect(left).toMatchObject([{ id: order!.id, user_id: null, address: null, total_paise: 58882, status: 'confirmed' }])
  const { rows: done } = await server.pool.query(`select * from audit_log where kind = 'deletion.done'`)
  expect(done).toEqual([
    {
      id: expect.any(String),
      at: server.clock.now(),
      kind: 'deletion.done',
      user_id: null,
      subject_id: null,
      about: null,
      device: null,
      address: null,
    },
  ])
  const { rows: kept } = await server.pool.query(
    `select user_id, subject_id, about from audit_log where kind = 'admin.viewed-user'`,
  )
  expect(kept).toEqual([{ user_id: boss.id, subject_id: null, about: null }])
  expect((await other.ask(auth.me, {})).status).toBe(200)
  await server.anyone.call(auth.register, { ...signIn, full_name: words.name })
})

// docs/product/decisions.md#31
test('a member of a household who is owed a refund is gone from the list of people once the time has come', async () => {
  await using server = await startTestServer()
  const [boss, suresh, anita] = [await server.anAdmin(), await server.aPerson(), await server.aPerson()]
  const { code } = await suresh.call(household.invite, { role: 'adult' })
  await anita.call(household.join, { code })
  const shop = await boss.call(vendors.create, {
    name: 'Wadi Kirana',
    category: 'grocery',
    description: 'Corner shop',
    location: 'Mumbai',
    order_channel: 'email',
    order_to: 'shop@example.in',
  })
  await server.pool.query('update vendors set takes_orders = true where id = $1', [shop.id])
  const dal = { type: 'recipe', item_id: 'punjab.dal-tadka', name: 'Dal Tadka', action: 'buy_ingredients' } as const
  await anita.call(cart.add, { ...dal, vendor_id: shop.id })
  server.clock.advance(1000)
  const order = await anita.call(orders.create, {})
  await anita.call(reminders.createFromText, { text: 'call the chemist every Monday at 11 am' })
  await server.pool.query(
    `update order_parts set state = 'cancelled', received_at = $1, to_refund_paise = 54800 where order_id = $2`,
    [server.clock.now(), order.id],
  )
  const { planned_at: plannedAt } = await anita.call(privacy.askDeletion, { password, word: 'DELETE' })
  const listed = async () => (await boss.call(admin.users, {})).users.map(({ id }) => id)
  await server.passTimeUntil(new Date(Date.parse(plannedAt) - 1000).toISOString())
  expect(await listed()).toContain(anita.id)
  await server.passTimeUntil(plannedAt)
  expect(await listed()).not.toContain(anita.id)
  const [left] = (await boss.call(admin.orders, { refund: 'open' })).orders
  expect(left).toMatchObject({ id: order.id, user_id: null })
  expect(left).not.toHaveProperty('customer')
  expect(Math.max(...privacyWork.map(({ everyMs }) => everyMs))).toBeLessThanOrEqual(60_000)
})

// docs/product/decisions.md#31
test('a deleted account is confirmed by mail', async () => {
  const emails: string[] = []
  await using server = await startTestServer({
    channels: stubEmailChannel(({ user, message }) => emails.push(`${user.email}: ${message.subject}`)),
  })
  const asha = await server.aPerson({ email: 'asha@example.in' })
  await asha.call(privacy.askDeletion, { password, word: 'DELETE' })
  await server.passTimeUntil('2026-11-27T04:30:00Z')
  expect(emails).toEqual([
    'asha@example.in: Your account will be deleted on Friday, 27 November 2026',
    'asha@example.in: Your account has been deleted',
  ])
})
