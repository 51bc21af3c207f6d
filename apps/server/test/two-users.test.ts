import { randomUUID } from 'node:crypto'
import * as account from '@planner/contract/account/account'
import { type Endpoint, isInQuery, pathNames } from '@planner/contract/endpoint'
import * as household from '@planner/contract/household'
import * as medicines from '@planner/contract/medicines'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { routes } from '#app-map.ts'
import { ticketFor } from '#features/notifications/snooze/ticket.ts'
import { createFullPerson, number, tablesOfPeople, words } from './create-full-person.ts'
import { createHousehold } from './create-household.ts'
import { type Person, startTestServer, type TestServer } from './test-server.ts'

const ravisWords = 'zinnias'
const line = { type: 'recipe' as const, item_id: 'punjab.dal-tadka', name: 'Dal', action: 'order_online' as const }

/** Kinds of things that belong to one person, by the words in the path or the parameter name. */
const kinds: [pattern: RegExp, kind: string][] = [
  [/shopping-list\/items/, 'shopping_items'],
  [/staples/, 'shopping_staples'],
  [/pantry/, 'pantry_items'],
  [/invitation/, 'household_invitations'],
  [/member|helper|for_id|escalate/, 'helpers'],
  [/chosen/, 'chosen_dishes'],
  [/own/, 'own_recipes'],
  [/email|suggestions\/|\/why\//, 'mail_suggestions'],
  [/task/, 'plan_tasks'],
  [/session/, 'sessions'],
  [/programs/, 'programs'],
  [/webhooks/, 'webhooks'],
  [/^file_id$/, 'reminder_files'],
  [/passkeys/, 'passkeys'],
  [/shops/, 'own_shops'],
  [/medicines/, 'medicines'],
  [/order/, 'orders'],
  [/reminder/, 'reminders'],
]

/** The table of the thing that an id parameter refers to; undefined if it is nobody's. */
const kindOf = ({ path }: Endpoint, name: string): string | undefined =>
  kinds.find(([pattern]) => pattern.test(name === 'id' ? path : name))?.[1]

async function oneOfEach({ pool }: TestServer, owner: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [, table] of kinds) {
    const { rows } = await pool.query<{ id: string }>(`select id from ${table} where user_id = $1 limit 1`, [owner])
    // Open invitations ended with their household.
    if (!rows[0] && !ofHousehold.has(table)) throw new Error(`${table} has nothing of Zarina’s`)
    found[table] = rows[0]?.id ?? randomUUID()
  }
  return found
}

/** Id parameters that do not refer to something of one person, and why. */
const nobodys: Record<string, string> = {
  'POST /api/imports import_id':
    'chosen by the caller, and looked for among what the caller imported alone (imports.test.ts)',
  'DELETE /api/imports/:id id': 'looked for among what the caller imported alone (imports.test.ts)',
  'POST /api/reminders/ai id': 'chosen by the caller; somebody else’s is refused as taken (reminders.test.ts)',
  'POST /api/medicines id': 'chosen by the caller; somebody else’s is refused as taken (medicines.test.ts)',
  'PUT /api/reminders/:id separate_id': 'chosen by the caller; one that exists is refused as taken (restore.test.ts)',
  'POST /api/reminders/:id/files file_id': 'chosen by the caller; somebody else’s is refused as taken (files.test.ts)',
  'POST /api/vendor-interaction vendor_id': 'vendors are everybody’s',
  'PUT /api/vendors/:id/rating id': 'vendors are everybody’s',
  'POST /api/shops upi_id': 'where one pays a shop: a word of the caller’s own',
  'PUT /api/shops/:id upi_id': 'where one pays a shop: a word of the caller’s own',
  'POST /api/orders/:id/answer part_id': 'looked for in the order of the caller alone',
  'POST /api/orders/:id/drop part_id': 'looked for in the order of the caller alone',
  'POST /api/orders/:id/message part_id': 'looked for in the order of the caller alone',
  'POST /api/orders/:id/paid part_id': 'looked for in the order of the caller alone',
  'POST /api/orders/:id/bought part_id': 'looked for in the order of the caller alone',
  'POST /api/payments/verify razorpay_order_id': 'the gateway’s name, held to the order of the caller',
  'POST /api/payments/verify razorpay_payment_id': 'the gateway’s name, held to the order of the caller',
  'POST /api/cart/add item_id': 'a word of the caller’s own cart',
  'POST /api/cart/add vendor_id': 'vendors are everybody’s',
  'POST /api/cart/add reminder_id': 'a word of the caller’s own cart: nothing is looked up by it',
  'POST /api/cart/add recipe_id': 'recipes are everybody’s',
  'POST /api/cart/add-recipe-ingredients recipe_id': 'recipes are everybody’s',
  'POST /api/recipes/own/copy recipe_id': 'recipes are everybody’s, and one’s own are one’s own (own-recipes.test.ts)',
  'POST /api/recipes/chosen recipe_id': 'recipes are everybody’s',
  'POST /api/shopping-list/recipes recipe_id': 'recipes are everybody’s, and one’s own are one’s own',
  'POST /api/recipes/swap recipe_id': 'recipes are everybody’s',
  'POST /api/recipes/:id/save id': 'recipes are everybody’s',
  'DELETE /api/recipes/:id/save id': 'recipes are everybody’s',
  'GET /api/recipes/:id id': 'recipes are everybody’s',
  'GET /api/notifications/deliveries before_id': 'a place in the caller’s own list: nothing is looked up by it',
}

/** Further input that a call needs to reach the record it names, by call or by parameter name. */
const theRest = (vendor: string, own: string, medicine: string): Record<string, Record<string, unknown>> => ({
  'POST /api/household/table/message': { day: '2026-11-20', meal: 'dinner', language: 'en' },
  'POST /api/household/table/sms': { day: '2026-11-20', meal: 'dinner', language: 'en' },
  'POST /api/household/members/:id/confirm': { code: '000000' },
  'POST /api/reminders/ai': { text: ravisWords },
  'PUT /api/shopping-list/items/:id': { text: ravisWords },
  'PUT /api/pantry/items/:id': { amount: '1 kg' },
  'POST /api/medicines': { name: ravisWords, times: [{ time: '08:00', amount: 1 }] },
  'PUT /api/medicines/:id for_id': { id: medicine },
  'PUT /api/medicines/:id escalate_to_id': { id: medicine },
  'POST /api/medicines/:id/stock': { left: 5 },
  'GET /api/medicines/:id/table': { from: '2026-11-20', to: '2026-11-21' },
  'PUT /api/reminders/:id for_id': { id: own },
  'PUT /api/reminders/:id escalate_to_id': { id: own },
  'GET /api/why/:about/:id id': { about: 'mail' },
  'GET /api/why/:about/:id reminder_id': { about: 'vendor', id: vendor },
  'GET /api/why/:about/:id/words id': { about: 'mail' },
  'GET /api/why/:about/:id/words reminder_id': { about: 'vendor', id: vendor },
  'POST /api/orders/:id/answer': { part_id: vendor, index: 0, agree: true, proposal: { name: 'x', price: 1 } },
  'POST /api/orders/:id/drop': { part_id: vendor },
  'POST /api/orders/:id/paid': { part_id: vendor },
  'POST /api/orders/:id/message': { part_id: vendor, message: ravisWords },
  'POST /api/orders/:id/problems': { lines: [{ index: 0, kind: 'other', words: ravisWords }] },
  'POST /api/orders/:id/bought': { part_id: vendor, lines: [{ index: 0, bought: true, price: 1 }] },
  'PUT /api/shops/:id': { name: ravisWords },
  'PUT /api/reminders/:id': { title: ravisWords, completed: true },
  'POST /api/reminders/:id/files': { file_id: randomUUID(), name: 'bill.pdf' },
  'GET /api/reminders/:id/files/:file_id file_id': { id: own },
  'GET /api/reminders/:id/files/:file_id': { file_id: randomUUID() },
  'DELETE /api/reminders/:id/files/:file_id file_id': { id: own },
  'DELETE /api/reminders/:id/files/:file_id': { file_id: randomUUID() },
  'POST /api/reminders/:id/files/:file_id/restore file_id': { id: own },
  'POST /api/reminders/:id/files/:file_id/restore': { file_id: randomUUID() },
  'POST /api/account/passkeys/:id/remove': { password: 'Marigold7' },
  'DELETE /api/notifications/snooze': { occurrence_date: '2026-11-20' },
  'POST /api/notifications/snooze': { occurrence_date: '2026-11-20', snooze: 'hour' },
  'POST /api/vendor-interaction': { vendor_id: 'v', action: 'dismissed' },
  'POST /api/payments/verify': { razorpay_order_id: 'order_x', razorpay_payment_id: 'pay_x', razorpay_signature: 'a' },
})

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** Whether the specification also lists the path without /api; all other calls exist only with it. */
const hasBareForm = (path: string): boolean => /^\/api\/(auth\/.|recipes\/.|cart$|cart\/.|reminders\/[^/]+$)/.test(path)

/** Creates a person with rows in every table, and another one; neither is an administrator. */
async function twoPeople(server: TestServer, relation: Relation = 'stranger') {
  const zarina = await createFullPerson(server)
  await server.pool.query('update users set is_admin = false')
  const ravi = await server.aPerson({ full_name: 'Ravi' })
  if (relation === 'adult' || relation === 'child') {
    const { code } = await zarina.call(household.invite, { role: relation })
    await ravi.call(household.join, { code })
  }
  if (relation === 'owner') {
    const { code } = await ravi.call(household.invite, { role: 'adult' })
    await zarina.call(household.join, { code })
  }
  return { zarina, ravi }
}

/** Ravi's relation to Zarina: none, or his role in their common household. */
const relations = ['stranger', 'owner', 'adult', 'child'] as const
type Relation = (typeof relations)[number]

/** Tables that belong to the household: all its members see the rows, and adults may change them. */
const ofHousehold = new Set<string | undefined>([
  'helpers',
  'household_invitations',
  'shopping_items',
  'shopping_staples',
  'pantry_items',
  'chosen_dishes',
])

test.each(relations)(
  'HOME-8 a %s gets nothing of another person: every call with every id, under both prefixes',
  {
    timeout: 60_000,
  },
  async (relation) => {
    await using server = await startTestServer()
    const { zarina, ravi } = await twoPeople(server, relation)
    const hers = await oneOfEach(server, zarina.id)
    const asks = routes
      .filter(({ endpoint }) => endpoint.access !== 'admin')
      .flatMap(({ endpoint }) =>
        idNames(endpoint).map((name) => ({
          endpoint,
          name,
          key: `${nameOf(endpoint)} ${name}`,
          kind: kindOf(endpoint, name),
        })),
      )
      .filter(({ key }) => !(key in nobodys))
    // A new call that takes an id is either tried here with another user's id, or listed as taking none.
    expect(asks.filter(({ kind }) => kind === undefined).map(({ key }) => key)).toEqual([])
    expect(asks.length).toBeGreaterThan(15)

    const { rows: vendors } = await server.pool.query('select id from vendors limit 1')
    const { id: own } = await ravi.call(reminders.createFromText, { text: `${ravisWords} tomorrow` })
    const medicine = await ravi.call(medicines.create, {
      name: ravisWords,
      times: [{ time: '08:00', amount: 1 }],
    })
    const rest = theRest(vendors[0].id, own, medicine.id)
    const before = await rowsOf(server, zarina)
    for (const { endpoint, name, key, kind } of asks) {
      if (relation !== 'stranger' && ofHousehold.has(kind)) continue
      for (const path of [endpoint.path, endpoint.path.replace(/^\/api/, '')]) {
        const [theirs, nones] = [
          await send(server, ravi, endpoint, path, { ...(rest[key] ?? rest[nameOf(endpoint)]), [name]: hers[kind!] }),
          await send(server, ravi, endpoint, path, { ...(rest[key] ?? rest[nameOf(endpoint)]), [name]: randomUUID() }),
        ]
        expect([key, path, theirs]).toEqual([key, path, nones])
        if (path.startsWith('/api') || hasBareForm(endpoint.path)) {
          const isForAdults = relation === 'child' && endpoint.roles !== undefined
          expect([key, theirs[0]]).toEqual([key, isForAdults ? 403 : 404])
        }
      }
    }
    expect(await rowsOf(server, zarina)).toEqual(before)
  },
)

test('HOME-8 every call is refused for a role that may not make it, and for no other', {
  timeout: 60_000,
}, async () => {
  await using server = await startTestServer()
  const { asha, rohan, anu, stranger } = await createHousehold(server)
  const callers = [
    { person: asha, role: 'owner' },
    { person: rohan, role: 'adult' },
    { person: anu, role: 'child' },
    // The owner of another household.
    { person: stranger, role: 'owner' },
  ] as const
  const sentences = ['Only an adult in your household can do this', 'Only the owner of your household can do this']
  const asked = routes.filter(
    ({ endpoint: { access, path } }) => access === 'member' && !/logout|deletion|household\/leave/.test(path),
  )
  expect(asked.filter(({ endpoint: { roles } }) => roles).length).toBeGreaterThan(10)
  for (const { endpoint } of asked) {
    // Moves on so that no rate limit applies.
    server.clock.advance(61_000)
    const ids = Object.fromEntries(idNames(endpoint).map((name) => [name, randomUUID()]))
    for (const { person, role } of callers) {
      // The rest of the input is missing, but the role is checked first.
      const [status, body] = await send(server, person, endpoint, endpoint.path, ids)
      const isRefused = status === 403 && sentences.some((sentence) => body.includes(sentence))
      const mayNot = endpoint.roles !== undefined && !endpoint.roles.includes(role)
      expect([nameOf(endpoint), role, isRefused]).toEqual([nameOf(endpoint), role, mayNot])
    }
  }
})

test('every call is refused without a session, and administrators’ calls without the role', async () => {
  await using server = await startTestServer()
  const ravi = await server.aPerson()
  for (const { endpoint } of routes.filter(({ endpoint: { access } }) => access !== 'anyone')) {
    const { path, access } = endpoint
    const bare = path.replace(/^\/api/, '')
    const ids = Object.fromEntries(pathNames(path).map((name) => [name, randomUUID()]))
    const [status, bareStatus] = hasBareForm(path) ? [401, 401] : [401, 404]
    expect([nameOf(endpoint), (await send(server, null, endpoint, path, ids))[0]]).toEqual([nameOf(endpoint), status])
    expect([bare, (await send(server, null, endpoint, bare, ids))[0]]).toEqual([bare, bareStatus])
    if (access !== 'admin') continue
    expect([path, ...(await send(server, ravi, endpoint, path, ids))]).toEqual([
      path,
      403,
      '{"detail":"Admin access required"}',
    ])
    expect([bare, (await send(server, ravi, endpoint, bare, ids))[0]]).toEqual([bare, 404])
  }
})

test('reading and changing your own data never touches another person’s', {
  timeout: 60_000,
}, async () => {
  await using server = await startTestServer()
  const { zarina, ravi } = await twoPeople(server)
  await ravi.call(account.endOtherSessions, {})
  const before = await rowsOf(server, zarina)
  const mine = routes.filter(({ endpoint }) => endpoint.access === 'member' && pathNames(endpoint.path).length === 0)
  // Signing out comes last.
  for (const { endpoint } of mine.toSorted(
    (a, b) => Number(/logout/.test(a.endpoint.path)) - Number(/logout/.test(b.endpoint.path)),
  )) {
    const [status, body] = await send(server, ravi, endpoint, endpoint.path, sampleOf(endpoint))
    expect(status, nameOf(endpoint)).not.toBe(500)
    for (const word of [...Object.values(words), number, zarina.id])
      expect([nameOf(endpoint), body.includes(word)]).toEqual([nameOf(endpoint), false])
  }
  expect(await rowsOf(server, zarina)).toEqual(before)

  // A notification's buttons act for the owner of the ticket, and on nobody else's reminder.
  const { rows } = await server.pool.query('select id from reminders where user_id = $1', [zarina.id])
  const forged = ticketFor(server.context, { userId: ravi.id, reminderId: rows[0].id, day: '2026-11-20' })
  const act = routes.find(({ endpoint }) => endpoint.path === '/api/notifications/act')!.endpoint
  expect((await send(server, null, act, act.path, { ticket: forged, action: 'done' }))[0]).toBe(403)
  expect(await rowsOf(server, zarina)).toEqual(before)
})

const idNames = ({ input }: Endpoint): string[] =>
  Object.keys((input as z.ZodMiniObject).shape).filter((name) => /(^|_)id$/.test(name))

/** The minimal input of these calls; unlisted calls need none, or are refused without it. */
function sampleOf(endpoint: Endpoint): Record<string, unknown> {
  const samples: Record<string, Record<string, unknown>> = {
    '/api/reminders/ai': { text: 'water the zinnias tomorrow' },
    '/api/cart/add': line,
    '/api/cart/add-all': { items: [line] },
    '/api/recipes/search': { query: 'dal' },
    '/api/users/update-location': { location: 'Pune, India', city: 'Pune' },
    '/api/sms/send-otp': { phone_number: '+919876543299' },
    '/api/sms/verify-otp': { phone_number: number, code: '000000' },
    '/api/notifications/subscriptions': { endpoint: 'https://fcm.googleapis.com/fcm/send/zarina' },
    '/api/location/reverse': { lat: '19', lon: '72' },
    '/api/calendar/days': { year: '2026' },
    '/api/privacy/deletion': { password: 'Marigold7', word: 'DELETE' },
  }
  return samples[endpoint.path] ?? {}
}

async function send(
  server: TestServer,
  person: Person | null,
  endpoint: Endpoint,
  path: string,
  input: Record<string, unknown>,
): Promise<[status: number, body: string]> {
  const rest = { ...input }
  let url = path
  for (const name of pathNames(path)) {
    url = url.replace(`:${name}`, encodeURIComponent(String(rest[name])))
    delete rest[name]
  }
  const inQuery = isInQuery(endpoint)
  const answer = await server.app.inject({
    method: endpoint.method,
    url,
    ...(inQuery ? { query: rest as Record<string, string> } : { payload: rest }),
    headers: { accept: 'application/json', ...(person && { authorization: `Bearer ${person.token}` }) },
  })
  return [answer.statusCode, answer.body]
}

/** Returns the rows of a person, of every table that can refer to one. */
async function rowsOf(server: TestServer, { id, email }: Person): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {}
  for (const table of await tablesOfPeople(server)) {
    const found = await server.pool.query(
      `select to_jsonb(one) as row from ${table} one
       where strpos(to_jsonb(one)::text, $1) > 0 or strpos(to_jsonb(one)::text, $2) > 0 order by to_jsonb(one)::text`,
      [id, email],
    )
    rows[table] = found.rows
  }
  return rows
}
