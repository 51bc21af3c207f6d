import * as profile from '@planner/contract/account/profile'
import * as webhooks from '@planner/contract/account/webhooks'
import * as admin from '@planner/contract/admin'
import * as cart from '@planner/contract/cart'
import { pathNames } from '@planner/contract/endpoint'
import * as household from '@planner/contract/household'
import * as chosen from '@planner/contract/kitchen/chosen-dishes'
import * as own from '@planner/contract/kitchen/own-recipes'
import * as pantry from '@planner/contract/kitchen/pantry'
import * as recipes from '@planner/contract/kitchen/recipes'
import * as list from '@planner/contract/kitchen/shopping-list'
import * as medicines from '@planner/contract/medicines'
import * as orders from '@planner/contract/orders'
import * as reminders from '@planner/contract/reminders'
import * as shops from '@planner/contract/shops'
import * as vendors from '@planner/contract/vendors'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { routes } from '#app-map.ts'
import { rowsContaining } from './rows-containing.ts'
import { stubEmailChannel } from './stub-email-channel.ts'
import { type Person, startTestServer, type TestServer } from './test-server.ts'
import { virtualAuthenticator } from './virtual-authenticator.ts'

const sneakedId = '0bad0bad-0000-4000-8000-000000000bad'
const password = 'Marigold7'
const line = { type: 'recipe' as const, item_id: 'punjab.dal-tadka', name: 'Dal', action: 'order_online' as const }
const website = 'https://shop.example.in'
const vendor = { name: 'Shop', category: 'grocery' as const, description: 'Sells', location: 'Pune', website }

/** A valid body for each call that takes one. Every such call of the product must be listed. */
async function honestBodies(asha: Person, boss: Person): Promise<Record<string, Record<string, unknown>>> {
  const anOrder = async () => {
    await asha.call(cart.add, line)
    return (await asha.call(orders.create, {})).id
  }
  const [toCancel, toPay, toConfirm] = [await anOrder(), await anOrder(), await anOrder()]
  const plan = await asha.call(recipes.mealPlan, {})
  const { id: recipe } = plan.sections.Lunch[0]!
  const mine = await asha.call(own.copy, { recipe_id: 'punjab.dal-makhani' })
  const toCook = await asha.call(chosen.choose, { recipe_id: recipe, day: plan.date, meal: 'dinner' })
  const reminder = await asha.call(reminders.createFromText, { text: 'water the plants every day at 9 am' })
  const { id: shop } = await boss.call(vendors.create, vendor)
  const { id: ownShop } = await asha.call(shops.create, { kind: 'milk', name: 'Milk' })
  await asha.call(cart.add, line)
  const { id: helper } = await asha.call(household.addHelper, { name: 'Lata' })
  const hook = { name: 'Desk', url: 'https://1.1.1.1/hook', events: ['list.changed' as const] }
  const { webhook } = await asha.call(webhooks.create, hook)
  const item = '2bad0bad-0000-4000-8000-000000000ba1'
  await asha.call(list.add, { items: [{ id: item, text: 'soap' }] })
  const rice = (await asha.call(pantry.add, { items: ['rice 2 kg'] })).items[0]!.id
  const dose = { time: '08:00', amount: 1 }
  const { id: medicine } = await asha.call(medicines.create, { name: 'Dolo', times: [dose] })
  const nobody = sneakedId.replace('0bad', '1bad')
  const soft = virtualAuthenticator()
  const aChallenge = { challenge: 'A'.repeat(43), user: { id: 'AAAA' } }
  return {
    'POST /api/account/verify-email': { token: 'x' },
    'POST /api/admin/promote-first-user': { setup_code: 'x' },
    'POST /api/auth/register': { email: 'new@example.in', password, full_name: 'New' },
    'POST /api/auth/login': { email: asha.email, password },
    'POST /api/account/password': { current_password: password, new_password: 'Jasmine42' },
    'POST /api/account/forgot-password': { email: asha.email },
    'POST /api/account/reset-password': { token: 'A'.repeat(43), new_password: 'Jasmine42' },
    'POST /api/account/second-factor/app': { password },
    'POST /api/account/second-factor/app/confirm': { code: '000000' },
    'POST /api/account/second-factor/app/remove': { password: 'Wrong1234' },
    'POST /api/account/second-factor/recovery-codes': { password: 'Wrong1234' },
    'POST /api/account/passkeys/begin': { password },
    'POST /api/account/passkeys': { challenge: 'A'.repeat(43), name: 'Phone', passkey: soft.make(aChallenge) },
    'POST /api/account/passkeys/:id/remove': { id: sneakedId.replace('0bad', '1bad'), password: 'Wrong1234' },
    'POST /api/auth/second-factor/ways': { challenge: 'A'.repeat(43) },
    'POST /api/auth/second-factor': { challenge: 'A'.repeat(43), code: '000000' },
    'POST /api/auth/passkey': { challenge: 'A'.repeat(43), passkey: soft.prove(aChallenge) },
    'POST /api/privacy/consent': {
      version: '1',
      necessary: true,
      functional: true,
      analytics: true,
      marketing: true,
      timestamp: '2026-11-20T04:30:00Z',
    },
    'PUT /api/household': { name: 'Raos' },
    'PUT /api/household/cart': { shared: true },
    'PUT /api/household/table': { day: '2026-11-20', meals: ['dinner'], guests: 1 },
    'PUT /api/household/diet-sharing': { share: true },
    'POST /api/household/table/message': { day: '2026-11-20', meal: 'dinner', language: 'en' },
    'POST /api/household/table/sms': { day: '2026-11-20', meal: 'dinner', language: 'en', helper_id: helper },
    'POST /api/household/invitations': { role: 'adult' },
    'POST /api/household/invitation': { code: 'AAAAA-AAAAA' },
    'POST /api/household/invitation/greeting': { code: 'AAAAA-AAAAA' },
    'POST /api/household/join': { code: 'AAAAA-AAAAA' },
    'POST /api/household/members': { name: 'Lata', phone_number: '98765 00002' },
    'PUT /api/household/members/:id': { id: helper, name: 'Lata Bai' },
    'POST /api/household/members/:id/owner': { id: helper },
    'POST /api/household/members/:id/code': { id: helper },
    'POST /api/household/members/:id/confirm': { id: helper, code: '000000' },
    'POST /api/reminders/:id/seen': { id: reminder.id },
    'POST /api/reminders/:id/claim': { id: reminder.id },
    'POST /api/reminders/:id/give-back': { id: reminder.id },
    'POST /api/privacy/export': {},
    'POST /api/privacy/deletion': { password: 'Wrong1234', word: 'DELETE' },
    'POST /api/reminders/ai': { text: 'call Ravi tomorrow at 9 am' },
    'PUT /api/reminders/:id': { id: reminder.id, title: 'Water all plants' },
    'POST /api/reminders/:id/restore': { id: reminder.id },
    'POST /api/reminders/:id/files': { id: reminder.id, file_id: item, name: 'bill.pdf' },
    'POST /api/reminders/:id/files/:file_id/restore': { id: reminder.id, file_id: item },
    'POST /api/medicines': { name: 'Vitamin D', times: [dose] },
    'PUT /api/medicines/:id': { id: medicine, note: 'with water' },
    'POST /api/medicines/:id/stock': { id: medicine, left: 10 },
    'POST /api/admin/users/:id/disable': { id: nobody },
    'POST /api/admin/users/:id/enable': { id: nobody },
    'POST /api/admin/users/:id/make-admin': { id: nobody, password },
    'POST /api/admin/users/:id/remove-admin': { id: nobody, password },
    'POST /api/admin/users/:id/send-reset': { id: nobody },
    'POST /api/calendar/feed': { alarms: false },
    'POST /api/account/programs': { name: 'Desk', scopes: ['cart'], days: 30 },
    'POST /api/account/webhooks': { name: 'Desk', url: 'https://1.1.1.1/hook', events: ['list.changed'] },
    'PUT /api/account/webhooks/:id': { id: webhook.id, name: 'Table' },
    'POST /api/account/webhooks/:id/secret': { id: webhook.id },
    'POST /api/account/webhooks/:id/test': { id: sneakedId.replace('0bad', '1bad') },
    'POST /api/imports': {
      items: [{ key: 'x', title: 'Tea', date: '2026-11-25', time: null, time_zone: 'Asia/Kolkata' }],
    },
    'POST /api/notifications/subscriptions': {
      endpoint: 'https://fcm.googleapis.com/fcm/send/asha',
      keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
    },
    'PUT /api/notifications/preferences': { lead_minutes: 30 },
    'PUT /api/telegram': { rings: true },
    'DELETE /api/notifications/snooze': { reminder_id: reminder.id, occurrence_date: reminder.date },
    'POST /api/notifications/snooze': { reminder_id: reminder.id, occurrence_date: reminder.date, snooze: 'hour' },
    'POST /api/notifications/act': { ticket: 'A'.repeat(40), action: 'done' },
    'POST /api/sms/send-otp': { phone_number: '+919876543210' },
    'POST /api/sms/verify-otp': { phone_number: '+919876543210', code: '000000' },
    'POST /api/sms/send-notification': { message: 'hello' },
    'PUT /api/profile/update': { full_name: 'Asha R' },
    'POST /api/cart/add': line,
    'POST /api/cart/add-all': { items: [line] },
    'PUT /api/cart': { items: [{ index: 0, quantity: 2 }] },
    'POST /api/cart/add-recipe-ingredients': { recipe_id: recipe },
    'POST /api/cart/vendor-recommendations': { cart_items: [line] },
    'POST /api/vendor-interaction': { vendor_id: shop, reminder_id: reminder.id, action: 'dismissed' },
    'PUT /api/vendors/:id/rating': { id: shop, stars: 5 },
    'POST /api/admin/vendors': vendor,
    'PUT /api/admin/vendors/:id': { id: shop, name: 'Shop 2' },
    'POST /api/orders': {},
    'POST /api/shops': { kind: 'kirana', name: 'Gupta Stores' },
    'PUT /api/shops/:id': { id: ownShop, name: 'Gupta' },
    'POST /api/orders/:id/answer': {
      id: toPay,
      part_id: ownShop,
      index: 0,
      agree: true,
      proposal: { name: 'x', price: 1 },
    },
    'POST /api/orders/:id/drop': { id: toPay, part_id: ownShop },
    'POST /api/orders/:id/paid': { id: toPay, part_id: ownShop },
    'POST /api/orders/:id/bought': { id: toPay, part_id: ownShop, lines: [{ index: 0, bought: true }] },
    'POST /api/admin/vendors/:id/invite': { id: shop },
    'POST /api/orders/:id/problems': { id: toPay, lines: [{ index: 0, kind: 'wrong_price', billed: 10, words: 'x' }] },
    'POST /api/orders/:id/message': { id: toPay, part_id: ownShop, message: 'Please ring twice' },
    'PUT /api/admin/orders/:id/problems/:problem_id': {
      id: toPay,
      problem_id: ownShop,
      answer: 'bring',
      amount: 10,
      words: 'x',
    },
    'POST /api/orders/:id/cancel': { id: toCancel },
    'POST /api/orders/:id/pay': { id: toPay },
    'POST /api/orders/:id/reorder': { id: toPay },
    'PUT /api/admin/orders/:id': { id: toConfirm, status: 'confirmed' },
    'PUT /api/admin/orders/:id/refund': { id: toConfirm, amount: 1 },
    'PUT /api/admin/orders/:id/out-of-stock': { id: toPay, index: 0 },
    'POST /api/payments/verify': {
      order_id: toPay,
      razorpay_order_id: 'order_x',
      razorpay_payment_id: 'pay_x',
      razorpay_signature: 'a'.repeat(64),
    },
    'POST /api/users/update-location': { location: 'Pune, India', city: 'Pune' },
    'POST /api/recipes/generate-background': {},
    'POST /api/recipes/chosen': { recipe_id: recipe, day: plan.date, meal: 'lunch' },
    'PUT /api/recipes/chosen/:id': { id: toCook.id, servings: 3 },
    'POST /api/shopping-list/items': { items: [{ id: sneakedId.replace('0bad', '2bad'), text: 'soap' }] },
    'PUT /api/shopping-list/items/:id': { id: item, text: 'two soaps' },
    'PUT /api/shopping-list/ticks': { ids: [item], ticked: true },
    'PUT /api/shopping-list/removals': { ids: [item], removed: true },
    'POST /api/shopping-list/recipes': { recipe_id: recipe, again: true },
    'POST /api/shopping-list/staples': { text: 'milk', days: 2, after: 'interval' },
    'POST /api/pantry/items': { items: ['rice'] },
    'PUT /api/pantry/items/:id': { id: rice, amount: '1 kg' },
    'POST /api/recipes/own': { text: mine.text, planned: true },
    'POST /api/recipes/own/from-page': { url: 'https://10.0.0.1/dal' },
    'POST /api/recipes/own/from-text': { text: 'Rice\n1 cup rice\n1 tsp salt' },
    'PUT /api/recipes/own/:id': { id: mine.id, planned: true },
    'POST /api/recipes/own/copy': { recipe_id: recipe },
    'POST /api/recipes/own/:id/share': { id: mine.id },
    'POST /api/recipes/swap': { recipe_id: recipe },
    'POST /api/recipes/search': { query: 'paneer' },
    'POST /api/recipes/:id/save': { id: recipe },
    'PUT /api/recipes/diet': { jain: true },
    'POST /api/recipes/shopping-list': { recipes: [{ id: recipe, serves: 2 }] },
    'POST /api/google/auth/complete': { state: 'A'.repeat(43), code: 'x' },
    'PUT /api/google/settings': { auto_sync: true },
    'PUT /api/assistant': { enabled: true },
    'POST /api/recipes/search/further': { query: 'paneer' },
    'POST /api/cart/advice-in-words': { cart_items: [line] },
    'POST /api/page-timing': { page: 'cart', inp_ms: 120, lcp_ms: 900 },
    'POST /api/client-errors': { name: 'TypeError', message: 'x', screen: '/cart', source: 'index.js:1:1' },
    'POST /api/google/gmail/analyze-further': {},
    'POST /api/google/calendar/sync': {},
    'POST /api/google/gmail/analyze': {},
    'POST /api/google/reminder/create-from-email': { id: sneakedId.replace('0bad', '1bad') },
  }
}

const takesBody = routes.filter(({ endpoint: { method } }) => method === 'POST' || method === 'PUT')
const namesOf = (input: z.ZodMiniType): string[] => Object.keys((input as z.ZodMiniObject).shape)

/** Sends a body unchanged, with the path parameters filled in. */
function send(
  server: TestServer,
  token: string,
  method: 'POST' | 'PUT',
  path: string,
  body: Record<string, unknown>,
  id: unknown,
) {
  return server.app.inject({
    method,
    url: path.replace(/:\w+/, encodeURIComponent(String(id))),
    payload: body,
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
  })
}

test('only the fields of a call can be set from outside, on any route', { timeout: 120_000 }, async () => {
  await using server = await startTestServer()
  const boss = await server.anAdmin()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson({ full_name: 'Ravi' })]
  const bodies = await honestBodies(asha, boss)
  const unknown = takesBody
    .map(({ endpoint: { method, path, input } }) => ({ name: `${method} ${path}`, takes: namesOf(input).length }))
    .filter(({ name, takes }) => takes > 0 && !(name in bodies))
  expect(unknown.map(({ name }) => name)).toEqual([])

  const ofRavi = await rowsContaining(server, [ravi.id])
  const extras: Record<string, unknown> = {
    is_admin: true,
    user_id: ravi.id,
    userId: ravi.id,
    phone_verified: true,
    total: 0.07,
    total_amount: 0.07,
    total_paise: 7_777_777,
    subtotal: 7_777_777,
    price_tier: 3,
    awaits_price: false,
    id: sneakedId,
    created_at: '1999-12-31T00:00:00.000Z',
    deletion_planned_at: '1999-12-31T00:00:00.000Z',
    archived_at: '1999-12-31T00:00:00.000Z',
    email_key: 'sneaked@example.in',
    password_hash: 'sneaked',
    idempotency_key: 'sneaked-key',
    quoted: false,
    ['__proto__']: { is_admin: true },
    constructor: { prototype: { is_admin: true } },
  }
  const answers = new Map<string, number>()
  // Calls that end or change the session come last.
  const late = ['/api/orders', '/api/account/password', '/api/auth/logout']
  const inTurn = takesBody.toSorted((one, other) => late.indexOf(one.endpoint.path) - late.indexOf(other.endpoint.path))
  for (const { endpoint } of inTurn) {
    const { method, path, input, access } = endpoint
    const honest = bodies[`${method} ${path}`] ?? {}
    const inPath = new Set(pathNames(path))
    const allowed = namesOf(input).filter((name) => !inPath.has(name))
    const sneaked = Object.entries(extras).filter(([name]) => !allowed.includes(name))
    const body = {
      ...Object.fromEntries(Object.entries(honest).filter(([name]) => !inPath.has(name))),
      ...Object.fromEntries(sneaked),
    }
    const { token } = access === 'admin' ? boss : asha
    const answer = await send(server, token, method as 'POST' | 'PUT', path, body, honest.id)
    answers.set(`${method} ${path}`, answer.statusCode)
    expect(answer.statusCode, `${method} ${path}: ${answer.body}`).not.toBe(500)
    expect(answer.body.slice(0, 100_000), path).not.toMatch(/sneaked|1999-12-31|0bad0bad/)
  }
  // Google’s calls are refused because it is not configured, each for its own reason; the others only for their input.
  const refused = [...answers].filter(([name, status]) => status >= 400 && !name.includes('/api/google/'))
  expect(refused.map(([name, status]) => `${status} ${name}`).sort()).toEqual([
    '400 POST /api/account/passkeys',
    '400 POST /api/account/reset-password',
    '400 POST /api/account/verify-email',
    '400 POST /api/auth/passkey',
    '400 POST /api/auth/second-factor',
    '400 POST /api/auth/second-factor/ways',
    '400 POST /api/sms/send-notification',
    '403 POST /api/account/passkeys/:id/remove',
    '403 POST /api/account/second-factor/app/confirm',
    '403 POST /api/account/second-factor/app/remove',
    '403 POST /api/account/second-factor/recovery-codes',
    '403 POST /api/admin/promote-first-user',
    '403 POST /api/household/members/:id/confirm',
    '403 POST /api/notifications/act',
    '403 POST /api/privacy/deletion',
    '403 PUT /api/vendors/:id/rating',
    '404 POST /api/account/webhooks/:id/test',
    '404 POST /api/admin/users/:id/disable',
    '404 POST /api/admin/users/:id/enable',
    '404 POST /api/admin/users/:id/make-admin',
    '404 POST /api/admin/users/:id/remove-admin',
    '404 POST /api/admin/users/:id/send-reset',
    '404 POST /api/household/invitation',
    '404 POST /api/household/invitation/greeting',
    '404 POST /api/household/join',
    '404 POST /api/orders/:id/answer',
    '404 POST /api/orders/:id/bought',
    '404 POST /api/orders/:id/drop',
    '404 POST /api/orders/:id/message',
    '404 POST /api/orders/:id/paid',
    '404 POST /api/page-timing',
    '409 POST /api/account/send-verification',
    '409 POST /api/admin/vendors/:id/invite',
    '409 POST /api/household/leave',
    '409 POST /api/household/members/:id/code',
    '409 POST /api/household/members/:id/owner',
    '409 POST /api/household/table/sms',
    '409 POST /api/mail-in',
    '409 POST /api/orders/:id/problems',
    '409 POST /api/reminders/:id/claim',
    '409 POST /api/reminders/:id/give-back',
    // There is no bot, and so no chat.
    '409 POST /api/telegram/code',
    '409 PUT /api/admin/orders/:id/out-of-stock',
    '409 PUT /api/admin/orders/:id/refund',
    '409 PUT /api/household/cart',
    '409 PUT /api/telegram',
    '415 POST /api/reminders/read-document',
    '422 POST /api/recipes/own/from-page',
    // A JSON body is not a file.
    '422 POST /api/reminders/:id/files',
    '422 POST /api/reminders/:id/files/:file_id/restore',
    // The second id in a path is not filled in here.
    '422 PUT /api/admin/orders/:id/problems/:problem_id',
    '503 POST /api/orders/:id/pay',
    '503 POST /api/payments/verify',
  ])

  expect(await rowsContaining(server, [sneakedId, '1999-12-31', 'sneaked', '7777777'])).toEqual({})
  expect(await rowsContaining(server, [ravi.id])).toEqual(ofRavi)
  const { rows: admins } = await server.pool.query('select id from users where is_admin or phone_verified')
  expect(admins).toEqual([{ id: boss.id }])
  const { rows: wrong } = await server.pool.query(
    `select id from orders where total_paise <> subtotal_paise + cgst_paise + sgst_paise or subtotal_paise < 49900
       or subtotal_paise <> (select sum((line ->> 'price')::int * (line ->> 'quantity')::int) from jsonb_array_elements(lines) line)`,
  )
  expect(wrong).toEqual([])
})

test('ADMIN-5 a member gets nothing from any admin call, with and without /api', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const boss = await server.anAdmin()
  const forAdmins = routes.filter(({ endpoint }) => endpoint.access === 'admin')
  for (const { endpoint } of forAdmins) {
    const path = endpoint.path.replace(/:\w+/, sneakedId)
    const ask = (url: string, { token }: Person) =>
      server.app.inject({
        method: endpoint.method,
        url,
        headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      })
    const refused = await ask(path, asha)
    expect([refused.statusCode, refused.json()], path).toEqual([403, { detail: 'Admin access required' }])
    // Not one of the specification's unprefixed forms: without /api the call does not exist for anyone.
    for (const person of [asha, boss]) {
      const bare = await ask(path.replace(/^\/api/, ''), person)
      expect([bare.statusCode, bare.json()], path).toEqual([404, { detail: 'There is nothing at this address' }])
    }
  }
})

const badLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '//evil.example',
  'https://a.in/"onmouseover="alert(1)',
]

test('links that are not web addresses are refused everywhere', async () => {
  await using server = await startTestServer()
  const boss = await server.anAdmin()
  const { id } = await boss.call(vendors.create, vendor)
  const hook = { name: 'Desk', url: 'https://1.1.1.1/hook', events: ['list.changed' as const] }
  const { webhook } = await boss.call(webhooks.create, hook)
  const linkFields = takesBody.flatMap(({ endpoint: { method, path, input } }) =>
    namesOf(input)
      .filter((name) => /website|url|link|endpoint|href/.test(name))
      .map((name) => `${method} ${path} ${name}`),
  )
  expect(linkFields).toEqual([
    'POST /api/account/webhooks url',
    'PUT /api/account/webhooks/:id url',
    'POST /api/notifications/subscriptions endpoint',
    'POST /api/admin/vendors website',
    'PUT /api/admin/vendors/:id website',
    'POST /api/recipes/own/from-page url',
  ])
  for (const link of badLinks) {
    const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
    const calls = [
      send(server, boss.token, 'POST', '/api/account/webhooks', { ...hook, url: link }, null),
      send(server, boss.token, 'PUT', '/api/account/webhooks/:id', { url: link }, webhook.id),
      send(server, boss.token, 'POST', '/api/recipes/own/from-page', { url: link }, null),
      send(server, boss.token, 'POST', '/api/notifications/subscriptions', { endpoint: link, keys }, null),
      send(server, boss.token, 'POST', '/api/admin/vendors', { ...vendor, website: link }, null),
      send(server, boss.token, 'PUT', '/api/admin/vendors/:id', { website: link }, id),
    ]
    for (const call of calls) expect((await call).statusCode, JSON.stringify(link)).toBe(422)
  }
})

test('HTML and scripts in names and notes stay text: stored as written, returned as JSON, escaped in mail', async () => {
  const mails: string[] = []
  await using server = await startTestServer({
    channels: stubEmailChannel(({ message }) => mails.push(message.email().html)),
  })
  const script = '<img src=x onerror="alert(1)"><script>alert(1)</script>'
  const asha = await server.aPerson()
  const boss = await server.anAdmin()
  const { user } = await asha.call(profile.update, { full_name: script })
  expect(user.full_name).toBe(script)
  const added = await boss.call(vendors.create, { ...vendor, name: script, description: script })
  expect(added).toMatchObject({ name: script, description: script })
  const { id } = await asha.call(reminders.createFromText, { text: 'lunch today at 12 noon' })
  await asha.call(reminders.update, { id, title: script, description: script })
  await server.passTimeUntil('2026-11-20T06:31:00Z')
  expect(mails.length).toBeGreaterThan(0)
  for (const html of mails) expect(html).not.toMatch(/<img|<script/)
  expect(mails[0]).toContain('&lt;script&gt;')

  const answer = await server.app.inject({
    url: '/api/admin/users',
    headers: { authorization: `Bearer ${boss.token}`, accept: 'text/html' },
  })
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect((await boss.call(admin.users, { search: '<script>' })).users).toMatchObject([{ full_name: script }])
})
