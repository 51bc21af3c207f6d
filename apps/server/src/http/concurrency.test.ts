import { EventEmitter, once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import * as auth from '@planner/contract/account/auth'
import { type Endpoint, endpoint } from '@planner/contract/endpoint'
import * as notifications from '@planner/contract/notifications'
import * as orders from '@planner/contract/orders'
import * as vendors from '@planner/contract/vendors'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { resumeSession, routes } from '#app-map.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { waitUntil } from '#test/wait-until.ts'
import { makeApp } from './app.ts'
import { type EndTurn, limitConcurrency, limitLookups } from './concurrency.ts'
import { heavyCalls } from './heavy-calls.ts'
import { openRoute, route } from './route.ts'

/** Delays every call that reads a table, until opened or disposed of. */
async function locked(server: TestServer, table: 'vendors' | 'orders') {
  const holder = await server.pool.connect()
  await holder.query(`begin; lock table ${table} in access exclusive mode`)
  let isOpen = false
  return {
    /** The number of calls waiting for the lock in the database. */
    async held(): Promise<number> {
      const { rows } = await server.pool.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows[0]!.n
    },
    async open() {
      isOpen = true
      await holder.query('commit')
    },
    async [Symbol.asyncDispose]() {
      if (!isOpen) await holder.query('rollback')
      holder.release()
    },
  }
}

const times = (count: number, one: (n: number) => Promise<{ status: number }>) =>
  Array.from({ length: count }, (_, n) => one(n))

const statuses = async (asked: Promise<{ status: number }>[]) => (await Promise.all(asked)).map(({ status }) => status)

test('SAFE-2 six requests of a person are worked on at a time, the seventh waits without a connection to the store', async () => {
  await using server = await startTestServer()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  await using lock = await locked(server, 'vendors')
  const asked = times(9, () => asha.ask(vendors.list, {}))
  await waitUntil('six are worked on', async () => (await lock.held()) === 6)
  expect((await ravi.ask(auth.me, {})).status, 'another person is served meanwhile').toBe(200)
  // Six, and the one that holds the lock, once the sessions of the other three are looked up.
  await waitUntil('seven connections are busy', () => server.pool.totalCount - server.pool.idleCount === 7)
  expect(server.pool.waitingCount).toBe(0)
  expect(await lock.held()).toBe(6)
  await lock.open()
  expect(await statuses(asked)).toEqual(Array.from({ length: 9 }, () => 200))
})

test('SAFE-2 two heavy calls of a person are worked on at a time, and light ones pass those that wait', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await using lock = await locked(server, 'orders')
  const asked = times(4, () => asha.ask(orders.list, {}))
  await waitUntil('two are worked on', async () => (await lock.held()) === 2)
  expect((await asha.ask(auth.me, {})).status).toBe(200)
  expect(await lock.held()).toBe(2)
  await lock.open()
  expect(await statuses(asked)).toEqual([200, 200, 200, 200])
})

test('SAFE-2 a caller that floods heavy calls gets one at a time with a pause after each', async () => {
  const takeTurn = limitConcurrency({ atOnce: 6, heavyAtOnce: 2, waiting: 100, waitMs: 10_000 })
  const response = Object.assign(new EventEmitter(), { destroyed: false }) as unknown as ServerResponse
  const turns: EndTurn[] = []
  const flood = times(7, async () => {
    turns.push(await takeTurn(null, '203.0.113.9', { isHeavy: true, response }))
    return { status: 200 }
  })
  await waitUntil('two are worked on', () => turns.length === 2)
  turns[0]!()
  turns[1]!()
  await waitUntil('one of the others is', () => turns.length === 3)
  await pause(60)
  expect(turns).toHaveLength(3)
  for (let done = 2; done < 7; done++) {
    await waitUntil('the next begins', () => turns.length > done)
    turns[done]!()
  }
  await Promise.all(flood)
})

test('SAFE-2 a member whose requests arrive together has two sessions looked up at once', async () => {
  const takeLookup = limitLookups({ atOnce: 6, heavyAtOnce: 2, waiting: 1, waitMs: 10_000 })
  const response = Object.assign(new EventEmitter(), { destroyed: false }) as unknown as ServerResponse
  const ends = await Promise.all([takeLookup('a', response), takeLookup('a', response), takeLookup('b', response)])
  let isIn = false
  const third = takeLookup('a', response).then((end) => {
    isIn = true
    end()
  })
  await pause(1)
  expect(isIn).toBe(false)
  ends[0]!()
  await third
})

test('SAFE-2 strangers of one network count as one caller', async () => {
  await using server = await startTestServer({ limits: { atOnce: 1, waiting: 0 } })
  const app = await makeApp(server.context, {
    routes: [slow.route],
    webhooks: [],
    resumeSession,
    limits: { atOnce: 1, waiting: 0 },
  })
  const from = async (remoteAddress: string) => (await app.inject({ url: slow.url, remoteAddress })).statusCode
  const first = from('2001:db8::1')
  await waitUntil('the first is worked on', () => slow.active() === 1)
  expect(await from('2001:db8:0:0:9::2')).toBe(429)
  const another = from('2001:db8:0:1::1')
  await waitUntil('another network is served', () => slow.active() === 2)
  slow.end()
  expect(await Promise.all([first, another])).toEqual([200, 200])
  await app.close()
})

test('SAFE-2 a full queue answers 429 with Retry-After, and so does too long a wait', async () => {
  await using server = await startTestServer({ limits: { waiting: 1, waitMs: 300 } })
  const asha = await server.aPerson()
  await using lock = await locked(server, 'vendors')
  const asked = times(6, () => asha.ask(vendors.list, {}))
  await waitUntil('six are worked on', async () => (await lock.held()) === 6)
  const waited = asha.ask(vendors.list, {})
  const refused = await asha.ask(vendors.list, {})
  expect(refused).toMatchObject({ status: 429, detail: 'Too many requests; please try again in a moment' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await waited).toMatchObject({ status: 429, headers: { 'retry-after': '2' } })
  await lock.open()
  expect(await statuses(asked)).toEqual(Array.from({ length: 6 }, () => 200))
  expect((await asha.ask(vendors.list, {})).status, 'later everything is as before').toBe(200)
})

test('SAFE-2 a client that disconnects leaves the queue, but its running work still counts', async () => {
  await using server = await startTestServer({ limits: { waiting: 1 } })
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const { port } = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }))
  let requests = 0
  server.app.server.on('request', () => requests++)
  const get = async () => {
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      `GET /api/vendors HTTP/1.1\r\nhost: x\r\naccept: application/json\r\nauthorization: Bearer ${asha.token}\r\n\r\n`,
    )
    return socket
  }
  await using lock = await locked(server, 'vendors')
  const worked = await Promise.all(Array.from({ length: 6 }, get))
  await waitUntil('six are worked on', async () => (await lock.held()) === 6)
  const waiting = await get()
  await waitUntil('the seventh has come', () => requests === 7)
  // Later requests will find it in the queue.
  await ravi.call(auth.me, {})
  expect((await asha.ask(auth.me, {})).status, 'the queue is full').toBe(429)
  waiting.destroy()
  await waitUntil('the hanging up is seen', async () => (await connectionsOf(server)) === 6)
  const next = asha.ask(vendors.list, {})
  await ravi.call(auth.me, {})
  expect((await asha.ask(auth.me, {})).status, 'its place is taken by another').toBe(429)
  for (const socket of worked) socket.destroy()
  await waitUntil('that is seen too', async () => (await connectionsOf(server)) === 0)
  expect((await asha.ask(auth.me, {})).status, 'the work of those who hung up still counts').toBe(429)
  await lock.open()
  expect((await next).status).toBe(200)
})

test('SAFE-2 an unread answer still counts as a running request', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const app = await makeApp(server.context, {
    routes: [large.route],
    webhooks: [],
    resumeSession,
    limits: { atOnce: 2, waiting: 0 },
  })
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const unread = () => {
    const socket = connect(Number(port), '127.0.0.1').pause()
    socket.write(`GET ${large.url} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${asha.token}\r\n\r\n`)
    return socket
  }
  const sockets = [unread(), unread()]
  await waitUntil('both are answered', () => large.answered() === 2)
  const headers = { authorization: `Bearer ${asha.token}` }
  const status = async () => (await app.inject({ url: large.url, headers })).statusCode
  expect(await status()).toBe(429)
  for (const socket of sockets) socket.destroy()
  await waitUntil('the next is served', async () => (await status()) === 200)
  await app.close()
})

test('SAFE-2 every heavy call is a call of the product', () => {
  const served = new Set<Endpoint>(routes.map(({ endpoint }) => endpoint))
  expect([...heavyCalls].filter((call) => !served.has(call))).toEqual([])
  for (const call of [orders.bill, notifications.setPreferences]) expect(heavyCalls).toContain(call)
})

/** A public call that stays in progress until it is ended. */
const slow = (() => {
  let active = 0
  const ends: (() => void)[] = []
  const call = endpoint({
    method: 'GET',
    path: '/api/slow',
    access: 'anyone',
    summary: 'Waits',
    input: z.object({}),
    result: z.object({}),
  })
  return {
    url: call.path,
    route: openRoute(call, async () => {
      active++
      await new Promise<void>((resolve) => ends.push(resolve))
      return {}
    }),
    active: () => active,
    end: () => {
      for (const end of ends) end()
    },
  }
})()

/** A request larger than the operating system's buffers. */
const large = (() => {
  let answered = 0
  const text = 'x'.repeat(32 * 2 ** 20)
  const call = endpoint({
    method: 'GET',
    path: '/api/large',
    access: 'member',
    summary: 'Answers at length',
    input: z.object({}),
    result: z.object({ text: z.string() }),
  })
  return {
    url: call.path,
    route: route(call, () => {
      answered++
      return { text }
    }),
    answered: () => answered,
  }
})()

function connectionsOf({ app }: TestServer): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
