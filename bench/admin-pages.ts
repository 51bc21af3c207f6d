// How long each call of the administrators' pages takes with 10,000 people and 100,000 orders in the embedded store,
// over HTTP on loopback. The floor is a call with the same overhead (session, limit, access, input) that only runs
// `select 1`.

import * as z from 'zod/mini'
import { jobWork, preparations, resumeSession, routes, webhooks } from '../apps/server/src/app-map.ts'
import { openSession } from '../apps/server/src/features/auth/open-session.ts'
import { makeApp } from '../apps/server/src/http/app.ts'
import { route } from '../apps/server/src/http/route.ts'
import type { UserRow } from '../apps/server/src/platform/db/tables/users.ts'
import { openJobs } from '../apps/server/src/platform/jobs/jobs.ts'
import * as admin from '../packages/contract/src/admin.ts'
import { endpoint } from '../packages/contract/src/endpoint.ts'
import { openOwnStore } from './own-store.ts'

const people = 10_000
const ordersCount = 100_000
const rounds = 30
const barMs = 300

const { context, pool, close } = await openOwnStore({})
for (const prepare of preparations) await prepare(context)
// Opened only so that its tables exist: the operations page reads them.
const jobs = await openJobs(pool, { names: jobWork.map(({ name }) => name), supervise: false, onError: console.error })
const select = endpoint({
  method: 'GET',
  path: '/api/admin/floor',
  access: 'admin',
  summary: 'The least that a call can do',
  input: z.object({}),
  result: z.unknown(),
})
const floor = route(select, async () => (await pool.query('select 1 as one')).rows)
const app = await makeApp(context, { routes: [...routes, floor], webhooks, resumeSession })
const base = await app.listen({ host: '127.0.0.1', port: 0 })

try {
  await seed()
  const tokens = await adminTokens()
  const { rows: picked } = await pool.query(
    `select id, user_id, status from orders where status = 'pending' and not awaits_price order by order_date limit 200`,
  )
  const { rows: vendors } = await pool.query('select id from vendors limit 1')
  const end = String(picked[7].id).slice(-8).toUpperCase()
  const lastPage = Math.floor(ordersCount / 50) - 1
  let turn = 0
  const vendorId = vendors[0].id
  const calls: [name: string, ask: () => [method: string, path: string, body?: object]][] = [
    ['floor: select 1', () => ['GET', select.path]],
    ['dashboard', () => ['GET', '/api/admin/dashboard']],
    ['users, first page', () => ['GET', '/api/admin/users']],
    ['users, last page', () => ['GET', `/api/admin/users?page=${people / 50 - 1}`]],
    ['users, search that few match', () => ['GET', '/api/admin/users?search=Person%209999']],
    ['users, search that all match', () => ['GET', '/api/admin/users?search=example']],
    ['users, verified', () => ['GET', '/api/admin/users?phone=verified']],
    ['vendors', () => ['GET', '/api/admin/vendors']],
    ['vendors, search', () => ['GET', '/api/admin/vendors?search=sweets&state=active']],
    ['orders, first page', () => ['GET', '/api/admin/orders']],
    ['orders, last page', () => ['GET', `/api/admin/orders?page=${lastPage}`]],
    ['orders, pending', () => ['GET', '/api/admin/orders?status=pending']],
    ['orders, price waiting', () => ['GET', '/api/admin/orders?price=waiting']],
    ['orders, of the last week', () => ['GET', `/api/admin/orders?from=${weekAgo()}`]],
    ['orders, by the end of an id', () => ['GET', `/api/admin/orders?search=${end}`]],
    ['orders, by a person', () => ['GET', '/api/admin/orders?search=Person%20777']],
    ['orders, by what all match', () => ['GET', '/api/admin/orders?search=example']],
    ['orders, by what none match', () => ['GET', '/api/admin/orders?search=nobody%20at%20all']],
    ['a person', () => ['GET', `/api/admin/users/${picked[3].user_id}`]],
    ['audit log', () => ['GET', '/api/admin/audit']],
    ['audit log, of a person', () => ['GET', '/api/admin/audit?person=Person%20777&kind=order.placed']],
    ['operations', () => ['GET', '/api/admin/operations']],
    ['system', () => ['GET', '/api/admin/system']],
    ['an order confirmed', () => ['PUT', `/api/admin/orders/${picked[turn++].id}`, { status: 'confirmed' }]],
    ['a vendor switched', () => ['PUT', `/api/admin/vendors/${vendorId}`, { is_active: turn++ % 2 === 0 }]],
  ]
  let least = 0
  for (const [name, ask] of calls) {
    const times: number[] = []
    // The first call warms up caches that the others use.
    await answer(tokens[0]!, ...ask())
    for (let n = 0; n < rounds; n++) {
      const [method, path, body] = ask()
      const start = performance.now()
      await answer(tokens[n % tokens.length]!, method, path, body)
      times.push(performance.now() - start)
    }
    const [median, p95] = [at(times, 0.5), at(times, 0.95)]
    if (least === 0) least = median
    console.log(
      `${name.padEnd(30)} median ${median.toFixed(1).padStart(6)} ms, p95 ${p95.toFixed(1).padStart(6)} ms, ` +
        `${(median / least).toFixed(1).padStart(5)} x floor   ${p95 < barMs ? `under ${barMs} ms` : `OVER ${barMs} ms`}`,
    )
  }
  for (const { path } of [admin.usersCsv, admin.ordersCsv, admin.vendorsCsv]) await timeFile(tokens[0]!, path)
} finally {
  await app.close()
  await jobs.close()
  await close()
}

async function seed(): Promise<void> {
  await pool.query(
    `insert into users (id, email, email_key, full_name, password_hash, phone_number, phone_verified, created_at)
     select gen_random_uuid(), 'p' || n || '@example.in', 'p' || n || '@example.in', 'Person ' || n, '',
       '+9198' || lpad(n::text, 8, '0'), n % 3 = 0, now() - n * interval '50 minutes'
     from generate_series(1, $1) n`,
    [people],
  )
  // Three lines each, as in real orders; two thirds are delivered, and one in a hundred waits for a price.
  await pool.query(
    `with person as (select id, row_number() over (order by email) as n from users),
     line as (
       select jsonb_build_object('type', 'recipe', 'item_id', 'dal.toor', 'name', 'Toor Dal Tadka', 'quantity', 1,
         'price', 29900, 'quoted', false, 'vendor_id', null, 'vendor_name', 'Any shop', 'description',
         'A dal of the house, tempered twice, for four', 'reminder_id', null, 'recipe_id', null, 'action', 'buy_ingredients',
         'replacement', 'ask') as one
     )
     insert into orders (id, user_id, order_date, status, lines, timeline, subtotal_paise, cgst_paise, sgst_paise,
       total_paise, address, pin_code, payment_method, awaits_price)
     select gen_random_uuid(), person.id, now() - n.n * interval '5 minutes',
       (array['pending', 'confirmed', 'delivered', 'delivered', 'delivered', 'cancelled'])[1 + n.n % 6],
       jsonb_build_array(one, one, one),
       jsonb_build_array(jsonb_build_object('status', 'pending', 'at', '2026-01-01T00:00:00.000Z', 'note', null)),
       89700, 8073, 8073, 105846, 'A street in the old town', '411001', 'on_delivery', n.n % 100 = 0
     from generate_series(1, $1::int) as n (n) join person on person.n = 1 + n.n % $2::int, line`,
    [ordersCount, people],
  )
  await pool.query(
    `insert into audit_log (id, at, kind, user_id, about)
     select gen_random_uuid(), order_date, 'order.placed', user_id, 'An order' from orders`,
  )
  // As autovacuum does within a minute of so many new rows.
  await pool.query('vacuum analyze')
}

async function adminTokens(): Promise<string[]> {
  const { rows } = await pool.query<UserRow>(
    `update users set is_admin = true where id in (select id from users limit 3) returning *`,
  )
  const from = { address: '127.0.0.1', userAgent: 'bench' }
  return Promise.all(rows.map(async (user) => (await openSession(context, context.db, user, from)).access_token))
}

async function answer(token: string, method: string, path: string, body?: object): Promise<string> {
  const response = await fetch(base + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.text()
}

/** Returns when the first and the last chunk of a file arrived, and how much memory it took meanwhile. */
async function timeFile(token: string, path: string): Promise<void> {
  const before = process.memoryUsage().rss
  const start = performance.now()
  const response = await fetch(base + path, { headers: { authorization: `Bearer ${token}` } })
  let [first, bytes, lines, most] = [0, 0, 0, before]
  for await (const piece of response.body!) {
    first ||= performance.now() - start
    bytes += piece.length
    for (const byte of piece) if (byte === 10) lines++
    most = Math.max(most, process.memoryUsage().rss)
  }
  console.log(
    `${path.padEnd(30)} first piece ${first.toFixed(0)} ms, whole ${(performance.now() - start).toFixed(0)} ms: ` +
      `${lines - 1} rows, ${(bytes / 1e6).toFixed(1)} MB, memory grew by ${((most - before) / 1e6).toFixed(0)} MB`,
  )
}

function weekAgo(): string {
  return new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10)
}

function at(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}
