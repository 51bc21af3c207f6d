// A household of eight with 2,000 reminders compared with people who live alone, in one run: a member sees 500 that are
// shared with all and their part of the private rest; a person living alone has as many of their own. Calls of both
// alternate. Prints the medians and their ratio; exits 1 if a ratio is over 1.3. ROUNDS changes its size.
import { preparations, resumeSession, routes, webhooks } from '../apps/server/src/app-map.ts'
import { makeApp } from '../apps/server/src/http/app.ts'
import { type Person, seedPeople } from './households.ts'
import { openOwnStore } from './own-store.ts'

const rounds = Number(process.env.ROUNDS ?? 40)
const [members, reminders, shared] = [8, 2000, 500]
const own = (reminders - shared) / members
const most = 1.3

const { context, pool, close } = await openOwnStore({})
for (const prepare of preparations) await prepare(context)
const app = await makeApp(context, { routes, webhooks, resumeSession })
const base = await app.listen({ host: '127.0.0.1', port: 0 })
try {
  const together = await seedPeople(context, pool, { people: members, remindersEach: Math.round(own) })
  const alone = await seedPeople(context, pool, { people: members, remindersEach: Math.round(own) + shared })
  const ids = together.map(({ id }) => id)
  await pool.query(
    `update users set household_id = (select household_id from users where id = $2), household_role = 'adult'
     where id = any ($1::uuid[]) and id <> $2`,
    [ids, ids[0]],
  )
  await pool.query(
    `insert into reminders (id, user_id, household_id, audience, title, description, source_text, date, time, time_defaulted,
       time_zone, recurrence, completed, completed_dates, tags, created_at, updated_at)
     select gen_random_uuid(), ($1::uuid[])[1 + n % $3], (select household_id from users where id = ($1::uuid[])[1]), 'everyone',
       'call the plumber about the tap ' || n, '', 'call the plumber about the tap tomorrow', current_date + n % 60, '18:30',
       n % 3 = 0, 'Asia/Kolkata', case when n % 7 = 0 then 'weekly' else 'none' end, n % 5 = 0,
       case when n % 7 = 0 then array[current_date + n % 60] else '{}' end, '{home,#phone}', now(), now()
     from generate_series(1, $2::int) n`,
    [ids, shared, members],
  )
  await pool.query('vacuum analyze')
  const calls: Record<string, string[]> = {
    list: ['/api/reminders'],
    dashboard: [
      '/api/reminders',
      '/api/auth/me',
      '/api/cart',
      '/api/recipes/chosen',
      '/api/recipes/diet',
      '/api/household',
    ],
    search: ['/api/reminders/search?query=plumber%20tap'],
  }
  let isOver = false
  for (const [name, paths] of Object.entries(calls)) {
    const took = { together: [] as number[], alone: [] as number[] }
    // The first rounds fill caches.
    for (let round = -5; round < rounds; round++) {
      const at = Math.abs(round) % members
      // Alternates in both orders, so that load on the machine affects both equally.
      const pair = [
        ['together', together[at]!],
        ['alone', alone[at]!],
      ] as const
      for (const [who, person] of round % 2 === 0 ? pair : pair.toReversed()) {
        const ms = await timed(person, paths)
        if (round >= 0) took[who].push(ms)
      }
    }
    const [one, other] = [median(took.together), median(took.alone)]
    const ratio = one / other
    isOver ||= ratio > most
    console.log(
      `${name.padEnd(10)} a member ${one.toFixed(1)} ms, alone ${other.toFixed(1)} ms: ratio ${ratio.toFixed(2)} (at most ${most})`,
    )
  }
  process.exitCode = isOver ? 1 : 0
} finally {
  await app.close()
  await close()
}

async function timed({ token }: Person, paths: readonly string[]): Promise<number> {
  const began = performance.now()
  for (const path of paths) {
    const answer = await fetch(`${base}${path}`, { headers: { authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  }
  return performance.now() - began
}

function median(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!
}
