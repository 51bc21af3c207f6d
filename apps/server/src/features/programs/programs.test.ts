import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import * as account from '@planner/contract/account/account'
import * as programs from '@planner/contract/account/programs'
import * as cart from '@planner/contract/cart'
import { pathNames } from '@planner/contract/endpoint'
import * as orders from '@planner/contract/orders'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { routes } from '#app-map.ts'
import { testClient } from '#test/test-client.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'

const make = (asha: Person, scopes: programs.Scope[], days = 30) =>
  asha.call(programs.create, { name: 'Desk', scopes, days })

test('INOUT-5 a token has a name, scopes and an expiry; only its hash is stored, and its last use is shown', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { program, token } = await make(asha, ['reminders:read'], 7)
  expect(token).toMatch(/^dp_[A-Za-z0-9_-]{43}$/)
  expect(program).toMatchObject({
    name: 'Desk',
    scopes: ['reminders:read'],
    ends_at: '2026-11-27T04:30:00.000Z',
    last_used_at: null,
  })
  const { rows } = await server.pool.query('select row_to_json(programs)::text as text from programs')
  expect(rows[0].text).not.toContain(token.slice(3))

  const desk = testClient(server.app, token)
  await asha.call(reminders.createFromText, { text: 'call the plumber tomorrow' })
  expect(await desk.call(reminders.list, {})).toHaveLength(1)
  expect((await asha.call(programs.list, {})).programs).toEqual([
    { ...program, last_used_at: '2026-11-20T04:30:00.000Z' },
  ])
  const refused = { status: 403, detail: 'This token isn’t allowed to do that' }
  expect(await desk.ask(reminders.createFromText, { text: 'x' })).toMatchObject(refused)
  expect(await desk.ask(programs.create, { name: 'More', scopes: ['orders'], days: 1 })).toMatchObject(refused)
  // A token is only accepted in a header.
  const inAddress = await server.app.inject(`/api/reminders?access_token=${token}&token=${token}`)
  expect(inAddress.statusCode).toBe(401)

  server.clock.set('2026-11-27T04:30:00Z')
  expect((await desk.ask(reminders.list, {})).status).toBe(401)
})

test('INOUT-5 a token calls nothing of the account, its privacy or the administration, whatever its scopes', async () => {
  await using server = await startTestServer()
  const boss = await server.anAdmin()
  const { token } = await make(boss, [...programs.scopes])
  const desk = testClient(server.app, token)
  const open: string[] = []
  for (const { endpoint } of routes.filter(({ endpoint: { access } }) => access !== 'anyone')) {
    const input = Object.fromEntries(pathNames(endpoint.path).map((name) => [name, 'x']))
    const { status } = await desk.ask(endpoint, input as never)
    if (status !== 403) open.push(endpoint.path)
  }
  expect(open.length).toBeGreaterThan(20)
  expect(
    open.filter(
      (path) => !/^\/api\/(reminders|imports|calendar\/days|recipes|shopping-list|pantry|cart|orders)(\/|$)/.test(path),
    ),
  ).toEqual([])
})

test('INOUT-5 a revoked token, and every token after a changed password, stops working at once', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const [one, other] = [await make(asha, ['cart']), await make(asha, ['cart'])]
  const status = async (token: string) => (await testClient(server.app, token).ask(cart.get, {})).status
  await asha.call(programs.revoke, { id: one.program.id })
  expect([await status(one.token), await status(other.token)]).toEqual([401, 200])
  await asha.call(account.changePassword, { current_password: 'Marigold7', new_password: 'Jasmine42' })
  expect(await status(other.token)).toBe(401)
})

test('INOUT-5 a person has twenty tokens at most', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  for (let n = 0; n < 20; n++) await make(asha, ['cart'])
  expect(await asha.ask(programs.create, { name: 'Desk', scopes: ['cart'], days: 1 })).toMatchObject({
    status: 409,
    detail: 'You can have up to 20 tokens; revoke one first',
  })
})

async function addressOf(server: TestServer): Promise<string> {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
}

async function connected(transport: Transport) {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(transport)
  return {
    client,
    async tool(name: string, input: Record<string, unknown> = {}) {
      const answer = await client.callTool({ name, arguments: input })
      const [item] = answer.content as { text: string }[]
      return answer.isError ? { refused: item!.text } : JSON.parse(item!.text)
    },
    [Symbol.asyncDispose]: () => client.close(),
  }
}

const overHttp = (url: string, token: string) =>
  new StreamableHTTPClientTransport(new URL('/api/mcp', url), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  })

test('INOUT-5 an MCP client makes the planner’s journey, and confirms an order, which cannot be undone', {
  timeout: 60_000,
}, async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { token } = await make(asha, [...programs.scopes])
  await using mcp = await connected(overHttp(await addressOf(server), token))
  const { tools } = await mcp.client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'create_reminder',
    'list_reminders',
    'search_reminders',
    'change_reminder',
    'complete_reminder',
    'delete_reminder',
    'restore_reminder',
    'plan_meals',
    'search_recipes',
    'shopping_list',
    'show_cart',
    'add_ingredients_to_cart',
    'place_order',
  ])
  const destructive = tools.filter(({ annotations }) => annotations?.destructiveHint).map(({ name }) => name)
  expect(destructive).toEqual(['delete_reminder', 'place_order'])

  const made = await mcp.tool('create_reminder', { text: 'call the plumber tomorrow at 6:30 pm' })
  expect(made).toMatchObject({ title: 'Call the plumber', date: '2026-11-21', time: '18:30:00' })
  expect(await mcp.tool('change_reminder', { id: made.id, time: '19:00' })).toMatchObject({ time: '19:00:00' })
  expect(await mcp.tool('complete_reminder', { id: made.id })).toMatchObject({ completed: true })
  expect(await mcp.tool('search_reminders', { query: 'plumber' })).toMatchObject([{ id: made.id }])
  expect(await mcp.tool('list_reminders', { from: '2026-11-21', to: '2026-11-21' })).toHaveLength(1)
  const plan = await mcp.tool('plan_meals', {})
  expect(plan.meals.Lunch[0]).toHaveProperty('title')
  const [dal] = await mcp.tool('search_recipes', { query: 'dal makhani' })
  expect(dal).toMatchObject({ id: 'punjab.dal-makhani' })
  expect((await mcp.tool('shopping_list', { recipes: [{ id: dal.id, serves: 2 }] })).items.length).toBeGreaterThan(3)
  const filled = await mcp.tool('add_ingredients_to_cart', { recipe_id: dal.id })
  const asked = await mcp.tool('place_order')
  expect(asked).toMatchObject({ cart_version: filled.cart_version, confirm: expect.stringContaining('ask the person') })
  expect((await asha.call(orders.list, {})).length).toBe(0)
  expect(await mcp.tool('place_order', { confirm_cart_version: filled.cart_version - 1 })).toEqual({
    refused: 'Your cart was changed on another device; please review it',
  })
  const order = await mcp.tool('place_order', { confirm_cart_version: filled.cart_version })
  expect(await mcp.tool('place_order', { confirm_cart_version: filled.cart_version })).toEqual(order)
  expect((await asha.call(orders.list, {})).length).toBe(1)
})

test('INOUT-5 an MCP client deletes a reminder by id or title, of any age, and restores it', {
  timeout: 60_000,
}, async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { token } = await make(asha, ['reminders:read', 'reminders:write'])
  await using mcp = await connected(overHttp(await addressOf(server), token))
  const say = (text: string) => asha.call(reminders.createFromText, { text })
  const titles = async () => (await asha.call(reminders.list, {})).map(({ title }) => title).toSorted()
  const plumber = await say('call the plumber tomorrow at 6:30 pm')
  const milk = await say('buy milk tomorrow at 7 am')
  await say('buy milk powder tomorrow at 8 am')
  expect(await mcp.tool('delete_reminder', { title: 'plumber' })).toMatchObject({
    deleted: null,
    call_again_with_the_id_of_one: [{ id: plumber.id }],
  })
  expect(await mcp.tool('delete_reminder', { id: plumber.id })).toMatchObject({ deleted: { id: plumber.id } })
  expect(await mcp.tool('delete_reminder', { title: 'buy milk' })).toMatchObject({ deleted: { id: milk.id } })
  expect(await titles()).toEqual(['Buy milk powder'])
  expect(await mcp.tool('restore_reminder', { id: milk.id })).toMatchObject({ title: 'Buy milk' })
  expect(await titles()).toEqual(['Buy milk', 'Buy milk powder'])

  await say('buy milk on 25 November at 7 am')
  const { deleted, call_again_with_the_id_of_one: both } = await mcp.tool('delete_reminder', { title: 'Buy milk' })
  expect(deleted).toBeNull()
  expect(both).toHaveLength(3)
  expect(await mcp.tool('delete_reminder', { title: 'dentist' })).toEqual({ refused: 'Reminder not found' })
  expect(await mcp.tool('delete_reminder', { id: plumber.id })).toEqual({ refused: 'Reminder not found' })
  expect(await mcp.tool('delete_reminder')).toEqual({ refused: 'Please give an id or a title' })

  // Done so long ago that the list no longer includes it.
  await asha.call(reminders.update, { id: milk.id, date: '2025-01-06', completed: true })
  expect((await asha.call(reminders.list, {})).some(({ id }) => id === milk.id)).toBe(false)
  expect(await mcp.tool('delete_reminder', { id: milk.id })).toMatchObject({ deleted: { id: milk.id } })
})

test('INOUT-5 the MCP list of days has what falls on them, with the date of that day', {
  timeout: 60_000,
}, async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { token } = await make(asha, ['reminders:read'])
  await using mcp = await connected(overHttp(await addressOf(server), token))
  const say = (text: string) => asha.call(reminders.createFromText, { text })
  const walk = await say('walk every day at 6:30 pm')
  await say('design sync every Monday and Wednesday at 11 am')
  await say('Kavya birthday every year on 3 June')
  await say('Goa trip 3 to 6 December')
  await say('pay rent on 4 December at 9 am')
  await asha.call(reminders.update, { id: walk.id, completed: true, occurrence_date: '2026-12-04' })
  const on = async (from?: string, to?: string) =>
    (await mcp.tool('list_reminders', { from, to })).map(
      ({ title, date, completed }: { title: string; date: string; completed: boolean }) =>
        `${date} ${title}${completed ? ' (done)' : ''}`,
    )
  // 4 December 2026 is a Friday.
  const friday = await on('2026-12-04', '2026-12-04')
  expect(friday.toSorted()).toEqual(['2026-12-04 Goa trip', '2026-12-04 Pay rent', '2026-12-04 Walk (done)'])
  expect(friday.at(-1)).toContain('(done)')
  expect((await on('2026-12-07', '2026-12-09')).filter((line: string) => line.includes('sync'))).toEqual([
    '2026-12-07 Design sync',
    '2026-12-09 Design sync',
  ])
  expect((await on('2027-06-03', '2027-06-03')).some((line: string) => line === '2027-06-03 Kavya birthday')).toBe(true)
  expect((await on('2026-12-01')).filter((line: string) => line.includes('Walk'))).toHaveLength(31)
  expect((await on(undefined, '2026-11-22')).filter((line: string) => line.includes('Walk'))).toHaveLength(3)
  expect(await on()).toHaveLength(5)
  expect(await mcp.tool('list_reminders', { from: '2026-01-01', to: '2027-06-01' })).toEqual({
    refused: 'Please ask for at most a year at once',
  })
  expect(await mcp.tool('list_reminders', { from: '2026-12-05', to: '2026-12-04' })).toEqual([])
})

test('INOUT-5 MCP tools do what the token may, and without a token nothing is answered', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const url = await addressOf(server)
  const { token } = await make(asha, ['reminders:read'])
  await using mcp = await connected(overHttp(url, token))
  expect(await mcp.tool('create_reminder', { text: 'x' })).toEqual({ refused: 'This token isn’t allowed to do that' })
  expect(await mcp.tool('list_reminders')).toEqual([])
  await expect(connected(overHttp(url, `dp_${'A'.repeat(43)}`))).rejects.toThrow()
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/mcp',
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  })
  expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'Please sign in' }])
})

test('INOUT-5 the same server runs on standard input and output', { timeout: 60_000 }, async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { token } = await make(asha, ['reminders:read', 'reminders:write'])
  const script = path.resolve(import.meta.dirname, '../../../../../scripts/mcp.mjs')
  const env = { PLANNER_URL: await addressOf(server), PLANNER_TOKEN: token }
  await using mcp = await connected(new StdioClientTransport({ command: process.execPath, args: [script], env }))
  expect(await mcp.tool('create_reminder', { text: 'pay the rent on 5 December' })).toMatchObject({
    date: '2026-12-05',
  })
  expect(await mcp.tool('place_order')).toEqual({ refused: 'This token isn’t allowed to do that' })
})
