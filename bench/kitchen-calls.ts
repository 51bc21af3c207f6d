// How long the calls of the recipe hub take over HTTP on loopback: an existing plan of a day, a fresh one, search while
// typing. Ends with the figures and their budgets (docs/product/budgets.md).
import { preparations, resumeSession, routes, webhooks } from '../apps/server/src/app-map.ts'
import { openSession } from '../apps/server/src/features/auth/open-session.ts'
import { makeApp } from '../apps/server/src/http/app.ts'
import type { UserRow } from '../apps/server/src/platform/db/tables/users.ts'
import { openOwnStore } from './own-store.ts'

const people = 60
const queries = [
  'p',
  'pa',
  'pan',
  'paneer',
  'paneer butter',
  'panir butter masla',
  'idli',
  'quick breakfast',
  'fish curry',
  'aloo gobi',
]

const { context, pool, close } = await openOwnStore({})
for (const prepare of preparations) await prepare(context)
const app = await makeApp(context, { routes, webhooks, resumeSession })
const base = await app.listen({ host: '127.0.0.1', port: 0 })
try {
  await pool.query(
    `insert into users (id, email, email_key, full_name, password_hash, created_at)
     select gen_random_uuid(), n || '@example.in', n || '@example.in', 'Asha Rao', '', now() from generate_series(1, $1) n`,
    [people],
  )
  const { rows: users } = await pool.query<UserRow>('select * from users')
  const tokens: string[] = []
  for (const user of users)
    tokens.push(
      (await openSession(context, context.db, user, { address: '127.0.0.1', userAgent: 'bench' })).access_token,
    )
  const cold = await timed(() => ask(tokens[0]!, 'GET', '/api/recipes/meal-plan'))
  const fresh: number[] = []
  const again: number[] = []
  const typed: number[] = []
  let bytes = 0
  for (const token of tokens.slice(1)) {
    for (const veg of ['true', 'false'])
      fresh.push(await timed(() => ask(token, 'GET', `/api/recipes/meal-plan?veg_only=${veg}`)))
    again.push(await timed(async () => (bytes = (await ask(token, 'GET', '/api/recipes/meal-plan')).length)))
    for (const query of queries) typed.push(await timed(() => ask(token, 'POST', '/api/recipes/search', { query })))
  }
  const row = (name: string, times: number[], bar: string) =>
    console.log(
      `${name.padEnd(28)} p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms, p99 ${at(times, 0.99)} ms   ${bar}`,
    )
  console.log(`first plan of a cold process  ${Math.round(cold)} ms; a plan is ${Math.round(bytes / 1000)} kB of JSON`)
  row('a plan made anew', fresh, 'p95 at most 100 ms')
  row('a plan that was made', again, 'p95 at most 100 ms')
  row('search as typed', typed, 'p95 at most 100 ms')
} finally {
  await app.close()
  await close()
}

async function ask(token: string, method: string, path: string, body?: object): Promise<string> {
  const response = await fetch(base + path, {
    method,
    headers: { authorization: `Bearer ${token}`, accept: 'application/json', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.text()
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function at(times: number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1)
}
