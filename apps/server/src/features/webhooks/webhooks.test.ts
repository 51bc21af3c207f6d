import * as account from '@planner/contract/account/account'
import * as programs from '@planner/contract/account/programs'
import * as webhooks from '@planner/contract/account/webhooks'
import * as cart from '@planner/contract/cart'
import * as household from '@planner/contract/household'
import * as orders from '@planner/contract/orders'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { startWebhookReceiver } from '#test/stand-ins/webhook-receiver.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'

const environment = { WEB_LOOPBACK: 'on', WEB_TIMEOUT_MS: '1000' }
const everything = [...webhooks.events]

type Receiver = Awaited<ReturnType<typeof startWebhookReceiver>>

/** Creates a webhook for a receiver, which gets its secret. */
async function hook(asha: Person, receiver: Receiver, events: webhooks.WebhookEvent[] = everything, name = 'Desk') {
  const made = await asha.call(webhooks.create, { name, url: `${receiver.url}/hook`, events })
  receiver.secrets.push(made.secret)
  return made.webhook
}

/** Lets workers turn events into deliveries and send those that are due. */
async function deliver(server: TestServer): Promise<void> {
  await server.passTimeUntil(server.clock.now().toISOString())
  await server.runJobs()
}

async function forward(server: TestServer, ms: number): Promise<void> {
  server.clock.advance(ms)
  await deliver(server)
}

const typesOf = ({ received }: Receiver) => received.map(({ type }) => type)
const shown = async (asha: Person, id: string) => (await asha.call(webhooks.deliveries, { id })).deliveries

test('INOUT-5 a webhook gets changes of reminders, cart and orders, signed, once each and as in the API', async () => {
  await using server = await startTestServer({ environment })
  await using receiver = await startWebhookReceiver()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const { id } = await hook(asha, receiver)
  await ravi.call(reminders.createFromText, { text: 'call Ravi’s bank tomorrow' })
  const made = await asha.call(reminders.createFromText, { text: 'call the plumber in 10 minutes' })
  await deliver(server)
  expect(typesOf(receiver)).toEqual(['reminder.created'])
  expect(receiver.received[0]!.data).toEqual({ reminder: made })
  expect(await shown(asha, id)).toMatchObject([
    { id: receiver.received[0]!.id, event: 'reminder.created', state: 'delivered', attempts: 1, status: 204 },
  ])

  await server.passTimeUntil('2026-11-20T04:45:00Z')
  await deliver(server)
  expect(receiver.received.at(-1)).toMatchObject({
    type: 'reminder.rang',
    data: {
      reminder: { id: made.id },
      occurrence_date: '2026-11-20',
      moment: 'due',
      due_at: '2026-11-20T04:40:00.000Z',
    },
  })
  receiver.received.length = 0
  await asha.call(reminders.update, { id: made.id, title: 'Call the electrician' })
  await deliver(server)
  await asha.call(reminders.update, { id: made.id, completed: true })
  await deliver(server)
  await asha.call(reminders.remove, { id: made.id })
  await deliver(server)
  await asha.call(cart.add, { type: 'recipe', item_id: 'punjab.dal-tadka', name: 'Dal', action: 'order_online' })
  await deliver(server)
  const order = await asha.call(orders.create, {})
  await asha.call(orders.cancel, { id: order.id })
  await deliver(server)
  const types = typesOf(receiver)
  expect(types.slice(0, 4)).toEqual(['reminder.changed', 'reminder.completed', 'reminder.deleted', 'cart.changed'])
  expect(receiver.received[0]!.data).toMatchObject({ reminder: { title: 'Call the electrician' } })
  expect(receiver.received[2]!.data).toEqual({ id: made.id })
  expect(types.slice(4)).toEqual(expect.arrayContaining(['order.placed', 'order.changed', 'cart.changed']))
  const placed = receiver.received.find(({ type }) => type === 'order.placed')!
  expect(placed.data).toMatchObject({ order: { id: order.id, status: 'cancelled' } })
  expect(new Set(receiver.received.map(({ id: one }) => one)).size).toBe(receiver.received.length)
})

test('INOUT-5 a webhook gets only the chosen events, and of shared data only what its person sees', async () => {
  await using server = await startTestServer({ environment })
  await using receiver = await startWebhookReceiver()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson({ full_name: 'Ravi Rao' })]
  const { code } = await asha.call(household.invite, { role: 'adult' })
  await ravi.call(household.join, { code })
  await hook(ravi, receiver, ['reminder.created', 'reminder.deleted'])
  const { id: mine } = await asha.call(reminders.createFromText, { text: 'buy a present for Ravi tomorrow' })
  const { id: shared } = await asha.call(reminders.createFromText, {
    text: 'water the plants tomorrow',
    audience: 'everyone',
  })
  await asha.call(reminders.update, { id: shared, title: 'Water all plants' })
  await deliver(server)
  expect(receiver.received.map(({ type, data }) => [type, (data.reminder as { id: string }).id])).toEqual([
    ['reminder.created', shared],
  ])
  await asha.call(reminders.remove, { id: shared })
  await asha.call(reminders.remove, { id: mine })
  await deliver(server)
  expect(receiver.received.slice(1)).toMatchObject([{ type: 'reminder.deleted', data: { id: shared } }])
})

test('INOUT-5 every member’s webhook gets changes of the shopping list', async () => {
  await using server = await startTestServer({ environment })
  await using receiver = await startWebhookReceiver()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson({ full_name: 'Ravi Rao' })]
  const { code } = await asha.call(household.invite, { role: 'adult' })
  await ravi.call(household.join, { code })
  await hook(ravi, receiver, ['list.changed'])
  // As the database triggers of every household table do (docs/decisions/0052).
  await server.pool.query(`select bump_household(household_id, 'list') from users where id = $1`, [asha.id])
  await server.pool.query(`select bump_household(household_id, 'table') from users where id = $1`, [asha.id])
  await deliver(server)
  expect(receiver.received).toMatchObject([{ type: 'list.changed', data: {} }])
})

test('INOUT-5 failed deliveries are retried for about a day with growing pauses under the same id', async () => {
  await using server = await startTestServer({ environment })
  await using receiver = await startWebhookReceiver()
  const asha = await server.aPerson()
  const { id } = await hook(asha, receiver, ['reminder.created'])
  receiver.answerWith(500, 429, 302)
  await asha.call(reminders.createFromText, { text: 'call the plumber tomorrow' })
  await deliver(server)
  expect(await shown(asha, id)).toMatchObject([
    {
      state: 'waiting',
      attempts: 1,
      status: 500,
      problem: 'Your server answered with 500',
      next_at: '2026-11-20T04:30:05.000Z',
    },
  ])
  expect((await asha.call(webhooks.list, {})).webhooks).toMatchObject([{ failing_since: '2026-11-20T04:30:00.000Z' }])
  await forward(server, 4000)
  expect(receiver.calls()).toBe(1)
  await forward(server, 1000)
  await forward(server, 60_000)
  expect(await shown(asha, id)).toMatchObject([{ state: 'waiting', attempts: 3, status: 302 }])
  // First the connection is lost, then nothing listens, then nothing answers.
  receiver.behave('lose the answer', 1)
  await forward(server, 5 * 60_000)
  await receiver.down()
  await forward(server, 30 * 60_000)
  expect(await shown(asha, id)).toMatchObject([
    { attempts: 5, status: null, problem: 'We couldn’t reach that address' },
  ])
  await receiver.up()
  receiver.behave('hang', 1)
  await forward(server, 60 * 60_000)
  expect(await shown(asha, id)).toMatchObject([{ attempts: 6, problem: 'That address took too long to answer' }])
  await forward(server, 2 * 60 * 60_000)
  expect(await shown(asha, id)).toMatchObject([
    { state: 'delivered', attempts: 7, status: 204, problem: null, next_at: null },
  ])
  expect((await asha.call(webhooks.list, {})).webhooks).toMatchObject([{ failing_since: null, paused: null }])
  // One call reached the receiver but its answer was lost: the id shows that both are the same.
  expect(new Set(receiver.received.map(({ id: one }) => one)).size).toBe(1)
  const { rows } = await server.pool.query('select body from webhook_deliveries')
  expect(rows).toEqual([{ body: null }])
})

test('INOUT-5 after a day of failures a webhook is paused and its person informed; it can be resumed', {
  timeout: 60_000,
}, async () => {
  await using server = await startTestServer({ environment })
  await using receiver = await startWebhookReceiver()
  const asha = await server.aPerson()
  const { id } = await hook(asha, receiver, ['reminder.created'])
  receiver.behave('error')
  await asha.call(reminders.createFromText, { text: 'call the plumber in a week' })
  await asha.call(reminders.createFromText, { text: 'call the bank in a week' })
  for (let quarters = 0; quarters < 25 * 4; quarters++) await forward(server, 15 * 60_000)
  const [hooked] = (await asha.call(webhooks.list, {})).webhooks
  expect(hooked).toMatchObject({ paused: { reason: 'failing', at: expect.stringMatching(/^2026-11-21T0[45]/) } })
  // Both together are tried about twice an hour, however many are pending.
  expect(receiver.calls()).toBeLessThan(30)
  expect(await shown(asha, id)).toMatchObject([{ state: 'failed' }, { state: 'failed' }])
  const mails = (await server.outbox('email')).filter(({ user_id }) => user_id === asha.id)
  expect(mails.at(-1)).toMatchObject({ subject: 'Webhook “Desk” is paused' })
  const notices = mails.filter(({ subject }) => subject.includes('Webhook'))
  expect(notices).toHaveLength(1)

  receiver.behave('well')
  await asha.call(reminders.createFromText, { text: 'nobody hears of this in a week' })
  await forward(server, 60_000)
  expect(receiver.received).toEqual([])
  await asha.call(webhooks.change, { id, paused: false })
  await asha.call(reminders.createFromText, { text: 'pay the rent in a week' })
  await forward(server, 1000)
  expect(receiver.received).toMatchObject([{ data: { reminder: { title: 'Pay the rent' } } }])
})

test('INOUT-5 an address that is gone (410) is paused at once', async () => {
  await using server = await startTestServer({ environment })
  await using receiver = await startWebhookReceiver()
  const asha = await server.aPerson()
  await hook(asha, receiver, ['reminder.created'])
  receiver.answerWith(410)
  await asha.call(reminders.createFromText, { text: 'call the plumber tomorrow' })
  await deliver(server)
  expect((await asha.call(webhooks.list, {})).webhooks).toMatchObject([{ paused: { reason: 'gone' } }])
})

test('INOUT-5 one refused delivery does not stop the others', async () => {
  await using server = await startTestServer({ environment })
  await using receiver = await startWebhookReceiver()
  const asha = await server.aPerson()
  const { id } = await hook(asha, receiver, ['reminder.created'])
  receiver.answerWith(400)
  for (const text of ['one tomorrow', 'two tomorrow', 'three tomorrow']) {
    await asha.call(reminders.createFromText, { text })
  }
  await deliver(server)
  expect(receiver.received).toEqual([])
  await forward(server, 5000)
  expect(receiver.received).toHaveLength(3)
  expect((await shown(asha, id)).map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered'])
})

test('INOUT-5 the secret is shown once and stored encrypted; after replacing it both are valid for a day', async () => {
  await using server = await startTestServer({ environment })
  await using receiver = await startWebhookReceiver()
  const asha = await server.aPerson()
  const { id } = await hook(asha, receiver, ['reminder.created'])
  const [first] = receiver.secrets
  expect(first).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(JSON.stringify(await asha.call(webhooks.list, {}))).not.toContain('whsec')
  const { rows } = await server.pool.query('select row_to_json(webhooks)::text as text from webhooks')
  expect(rows[0].text).not.toContain(Buffer.from(first!).toString('hex'))

  const { secret, previous_until } = await asha.call(webhooks.rotate, { id })
  expect(previous_until).toBe('2026-11-21T04:30:00.000Z')
  receiver.secrets.push(secret)
  await asha.call(webhooks.sendTest, { id })
  await forward(server, 24 * 60 * 60_000)
  await asha.call(webhooks.sendTest, { id })
  expect(receiver.received.map(({ signedBy }) => signedBy)).toEqual([[0, 1], [1]])
})

test('INOUT-5 a test is sent at once, also while paused, shows the code, and is counted', async () => {
  await using server = await startTestServer({ environment })
  await using receiver = await startWebhookReceiver()
  const asha = await server.aPerson()
  const { id } = await hook(asha, receiver)
  await asha.call(webhooks.change, { id, paused: true })
  const { delivery } = await asha.call(webhooks.sendTest, { id })
  expect(delivery).toMatchObject({ event: 'test', state: 'delivered', status: 204 })
  expect(receiver.received).toMatchObject([{ type: 'test', data: { message: 'Hello Desk' } }])
  receiver.answerWith(404)
  expect((await asha.call(webhooks.sendTest, { id })).delivery).toMatchObject({ state: 'failed', status: 404 })
  for (let n = 0; n < 18; n++) await asha.call(webhooks.sendTest, { id })
  expect(await asha.ask(webhooks.sendTest, { id })).toMatchObject({
    status: 429,
    headers: { 'retry-after': '3600' },
    detail: 'You’ve sent 20 tests this hour; please try again later',
  })
  expect(await shown(asha, id)).toHaveLength(20)
})

test('INOUT-5 a webhook to a private address, over http or with a password in it is refused with a sentence', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const refusals: [string, string][] = [
    ['https://10.0.0.1/hook', 'That address is in a private network, which we never call'],
    ['https://[::ffff:169.254.169.254]/', 'That address is in a private network, which we never call'],
    ['https://localhost:3000/api', 'That address is in a private network, which we never call'],
    ['http://127.0.0.1/hook', 'Please enter a full web address that starts with https://'],
    ['javascript:alert(1)', 'Please enter a full web address that starts with https://'],
    ['https://asha:secret@example.in/', 'A web address must not contain a user name or password'],
  ]
  for (const [url, detail] of refusals) {
    const asked = await asha.ask(webhooks.create, { name: 'Desk', url, events: ['order.placed'] })
    expect([url, asked.status, asked.detail]).toEqual([url, 422, detail])
  }
  expect((await asha.call(webhooks.list, {})).webhooks).toEqual([])
})

test('INOUT-5 a person has ten webhooks and 2,000 deliveries a day; exceeding that is noted once', async () => {
  await using server = await startTestServer({ environment })
  await using receiver = await startWebhookReceiver()
  const asha = await server.aPerson()
  const { id } = await hook(asha, receiver, ['reminder.created'])
  for (let n = 1; n < 10; n++) await hook(asha, receiver, ['order.placed'])
  const eleventh = { name: 'More', url: receiver.url, events: ['order.placed' as const] }
  expect(await asha.ask(webhooks.create, eleventh)).toMatchObject({
    status: 409,
    detail: 'You can have up to 10 webhooks; delete one first',
  })
  await server.pool.query(
    `insert into request_counters (key, count, window_ends_at) values ($1, 1999, '2026-11-20T10:00:00Z')`,
    [`webhooks ${asha.id}`],
  )
  for (const text of ['one tomorrow', 'two tomorrow', 'three tomorrow']) {
    await asha.call(reminders.createFromText, { text })
    await forward(server, 1000)
  }
  expect(receiver.received).toHaveLength(1)
  expect((await shown(asha, id)).map(({ problem }) => problem)).toEqual([
    'More than 2,000 deliveries in a day: this and later ones were skipped',
    null,
  ])
  await forward(server, 24 * 60 * 60_000)
  await asha.call(reminders.createFromText, { text: 'four tomorrow' })
  await forward(server, 1000)
  expect(receiver.received).toHaveLength(2)
})

test('INOUT-5 webhooks end with a changed password and with the account, and no program may make one', async () => {
  await using server = await startTestServer({ environment })
  await using receiver = await startWebhookReceiver()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  await hook(asha, receiver)
  await hook(ravi, receiver)
  await asha.call(reminders.createFromText, { text: 'call the plumber tomorrow' })
  await asha.call(account.changePassword, { current_password: 'Marigold7', new_password: 'Jasmine42' })
  await deliver(server)
  expect(receiver.calls()).toBe(0)
  expect((await asha.call(webhooks.list, {})).webhooks).toEqual([])
  await ravi.call(reminders.createFromText, { text: 'call the bank tomorrow' })
  await server.pool.query('delete from users where id = $1', [ravi.id])
  await deliver(server)
  expect(receiver.calls()).toBe(0)
  const { rows } = await server.pool.query('select count(*)::int as n from webhook_events')
  expect(rows).toEqual([{ n: 0 }])
})

test('INOUT-5 a token in an address is refused with a sentence that says where it belongs', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { token } = await asha.call(programs.create, { name: 'Desk', scopes: ['reminders:read'], days: 30 })
  const asked = await server.app.inject(`/api/reminders?access_token=${token}`)
  expect([asked.statusCode, asked.json().detail]).toEqual([
    401,
    'Send the token in the Authorization header: an address is stored and shared, so this token should be revoked',
  ])
})
