// The cost of adding to a cart and placing an order over HTTP, compared with a bare handler that only runs the same
// statements, in the same run. Ends with the figures and their budgets (docs/product/budgets.md).
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cookbook } from '@planner/kitchen'
import { preparations, resumeSession, routes, webhooks } from '../apps/server/src/app-map.ts'
import { openSession } from '../apps/server/src/features/auth/open-session.ts'
import { addLine } from '../apps/server/src/features/cart/store.ts'
import { placeOrder } from '../apps/server/src/features/orders/place-order.ts'
import { makeApp } from '../apps/server/src/http/app.ts'
import type { UserRow } from '../apps/server/src/platform/db/tables/users.ts'
import { fire, type Load, type Shot } from './fire.ts'
import { line } from './households.ts'
import { openOwnStore } from './own-store.ts'

const people = 1000
const rounds = 5
const userOf = new Map<string, UserRow>()

const { context, pool, close } = await openOwnStore({})
for (const prepare of preparations) await prepare(context)
// Loaded before anything is measured, as the product does before it listens.
cookbook()
const app = await makeApp(context, { routes, webhooks, resumeSession })
const ours = await app.listen({ host: '127.0.0.1', port: 0 })
const bare = createServer((request, response) => {
  void bareAnswer(request).then((body) => response.setHeader('content-type', 'application/json').end(body))
})
await new Promise<void>((ready) => bare.listen(0, '127.0.0.1', ready))
const floor = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`

try {
  await pool.query(
    `insert into users (id, email, email_key, full_name, password_hash, created_at)
     select gen_random_uuid(), n || '@example.in', n || '@example.in', 'Asha Rao', '', now() from generate_series(1, $1) n`,
    [people],
  )
  const { rows: users } = await pool.query<UserRow>('select * from users')
  for (const user of users) userOf.set(user.id, user)
  const tokens: string[] = []
  for (const user of users)
    tokens.push(
      (await openSession(context, context.db, user, { address: '127.0.0.1', userAgent: 'bench' })).access_token,
    )
  const body = JSON.stringify({
    type: 'recipe',
    item_id: 'punjab.dal-tadka',
    name: 'Dal Tadka',
    action: 'buy_ingredients',
  })
  const shots = (base: string, path: string, payload: string): Shot[] =>
    users.map((user, n) => ({
      method: 'POST',
      url: `${base}${path}`,
      body: payload,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[n]}`, 'x-user': user.id },
    }))

  const best = { add: none(), bareAdd: none(), order: none(), bareOrder: none() }
  for (let round = 0; round < rounds; round++) {
    best.bareAdd = better(best.bareAdd, await timed(shots(floor, '/add', body)))
    await readyToOrder()
    best.bareOrder = better(best.bareOrder, await timed(shots(floor, '/order', '{}')))
    best.add = better(best.add, await timed(shots(ours, '/api/cart/add', body)))
    await readyToOrder()
    best.order = better(best.order, await timed(shots(ours, '/api/orders', '{}')))
    await pool.query('delete from orders')
  }
  const row = (name: string, load: Timed, least: Timed, aim: string) =>
    console.log(
      `${name.padEnd(16)} ${Math.round(load.perSecond)}/s, p99 ${load.p99.toFixed(1)} ms; bare ${Math.round(least.perSecond)}/s; ` +
        `ratio ${(load.perSecond / least.perSecond).toFixed(2)}, by processor time ${(least.cpuMs / load.cpuMs).toFixed(2)} (at least 0.4, aim ${aim})`,
    )
  row('add to cart', best.add, best.bareAdd, '0.7')
  row('place an order', best.order, best.bareOrder, '0.9')
} finally {
  bare.closeAllConnections()
  bare.close()
  await app.close()
  await close()
}

/** Runs the product's statements and nothing else: no session, no limits, no checks. */
async function bareAnswer(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  JSON.parse(Buffer.concat(chunks).toString())
  const id = request.headers['x-user'] as string
  if (request.url === '/add') {
    return JSON.stringify(
      await addLine(context.db, id, line, {
        now: context.clock.now(),
        linesMax: 200,
        textMax: 20_000,
        quantityMax: 999,
      }),
    )
  }
  return JSON.stringify(
    await placeOrder(
      context,
      { user: userOf.get(id)!, address: '127.0.0.1', userAgent: '' },
      { version: null, idempotencyKey: null },
    ),
  )
}

/** Sets address and delivery time, which an order requires. */
async function readyToOrder(): Promise<void> {
  await pool.query(
    `update carts set address = '14 Hill Road', pin_code = '400050', deliver_by = now() + interval '1 day'`,
  )
}

/** A result of `fire` with the CPU time of this process, which also sends the requests: the same for both. */
type Timed = Load & { cpuMs: number }

async function timed(shooting: Shot[]): Promise<Timed> {
  const before = process.cpuUsage()
  const load = await fire(shooting)
  const { user, system } = process.cpuUsage(before)
  return { ...load, cpuMs: (user + system) / 1000 }
}

function none(): Timed {
  return { perSecond: 0, p50: 0, p95: 0, p99: 0, failed: 0, cpuMs: Number.POSITIVE_INFINITY }
}

function better(one: Timed, other: Timed): Timed {
  if (other.failed > 0) throw new Error(`${other.failed} requests failed`)
  const fastest = other.perSecond > one.perSecond ? other : one
  return { ...fastest, cpuMs: Math.min(one.cpuMs, other.cpuMs) }
}
