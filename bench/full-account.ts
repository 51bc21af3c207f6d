// The cost of the lists of an account at its limits, over HTTP: 5,000 open reminders with the longest texts, 1,800
// orders of 200 lines (30 a day for 60 days), 1,000 saved recipes. Each is requested 20 times; ends with bytes and
// milliseconds.
import { performance } from 'node:perf_hooks'
import { preparations, resumeSession, routes, webhooks } from '../apps/server/src/app-map.ts'
import { openSession } from '../apps/server/src/features/auth/open-session.ts'
import { makeApp } from '../apps/server/src/http/app.ts'
import type { UserRow } from '../apps/server/src/platform/db/tables/users.ts'
import { fillAccount } from '../apps/server/test/fill-account.ts'
import { openOwnStore } from './own-store.ts'

const asked = 20

const { context, pool, close } = await openOwnStore({})
for (const prepare of preparations) await prepare(context)
const app = await makeApp(context, { routes, webhooks, resumeSession })
const base = await app.listen({ host: '127.0.0.1', port: 0 })

try {
  await pool.query(
    `insert into users (id, email, email_key, full_name, password_hash, created_at)
     values (gen_random_uuid(), 'asha@example.in', 'asha@example.in', 'Asha Rao', '', now())`,
  )
  const user = (await pool.query<UserRow>('select * from users')).rows[0]!
  const from = { address: '127.0.0.1', userAgent: 'bench' }
  const { access_token: token } = await openSession(context, context.db, user, from)
  const headers = { authorization: `Bearer ${token}` }
  const plan = (await (await fetch(`${base}/api/recipes/meal-plan`, { headers })).json()) as {
    sections: { Lunch: { id: string }[] }
  }
  await fetch(`${base}/api/recipes/${plan.sections.Lunch[0]!.id}/save`, { method: 'POST', headers })
  await fillAccount({ pool, clock: context.clock } as Parameters<typeof fillAccount>[0], user, {
    openReminders: 4995,
    doneReminders: 0,
    orders: 1800,
    savedRecipes: 999,
  })
  await pool.query('analyze')

  for (const first of [
    '/api/orders',
    '/api/orders/counts',
    '/api/reminders',
    '/api/reminders/search?query=call',
    '/api/recipes/saved',
  ]) {
    const times: number[] = []
    let bytes = 0
    for (let n = 0; n < asked; n++) {
      const begun = performance.now()
      bytes = (await (await fetch(`${base}${first}`, { headers })).arrayBuffer()).byteLength
      times.push(performance.now() - begun)
    }
    times.sort((a, b) => a - b)
    const [pages, all] = await toTheEnd(first, headers)
    console.log(
      `GET ${first.padEnd(36)} ${String(bytes).padStart(8)} bytes, p50 ${times[asked / 2]!.toFixed(1)} ms, ` +
        `p95 ${times[asked - 1]!.toFixed(1)} ms; all of it ${pages} pages, ${(all / 1e6).toFixed(1)} MB`,
    )
  }
} finally {
  await app.close()
  await close()
}

async function toTheEnd(first: string, headers: Record<string, string>): Promise<[pages: number, bytes: number]> {
  let [pages, bytes] = [0, 0]
  for (let next: string | undefined = first; next !== undefined; pages++) {
    const answer: Response = await fetch(`${base}${next}`, { headers })
    bytes += (await answer.arrayBuffer()).byteLength
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  return [pages, bytes]
}
