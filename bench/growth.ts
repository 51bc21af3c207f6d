// How much more a request costs when there are ten times the people, and when they have ten times the reminders: what one of
// them asks is the same each time. Processor time of server and store counts, not the clock on the wall. Ends with the growth of each call; at most 1.3 (design.md section 5, issue 11).
import { readdirSync, readFileSync } from 'node:fs'
import { fire, type Shot } from './fire.ts'
import { furnish, type Person } from './households.ts'
import { openOwnStore } from './own-store.ts'
import { addressOf, startServerProcess } from './server-process.ts'

const few = 1000
const times = 10
const remindersEach = 20
const shotsEach = 4000
const rounds = 5

/** Those who ask are the same throughout, and have the same: only what lies around them grows. */
const askers = 200

type Ask = [name: string, shot: (base: string) => Omit<Shot, 'headers'>]
const json = (body: object) => JSON.stringify(body)
const asks: Ask[] = [
  ['list reminders', (base) => ({ method: 'GET', url: `${base}/api/reminders` })],
  [
    'make a reminder',
    (base) => ({ method: 'POST', url: `${base}/api/reminders/ai`, body: json({ text: 'pay rent on the 5th' }) }),
  ],
  ['cart', (base) => ({ method: 'GET', url: `${base}/api/cart` })],
  [
    'add to cart',
    (base) => ({
      method: 'POST',
      url: `${base}/api/cart/add`,
      body: json({ type: 'recipe', item_id: 'dal', name: 'Dal', action: 'buy_ingredients' }),
    }),
  ],
  ['orders', (base) => ({ method: 'GET', url: `${base}/api/orders` })],
  ['profile', (base) => ({ method: 'GET', url: `${base}/api/profile/me` })],
  ['deliveries', (base) => ({ method: 'GET', url: `${base}/api/notifications/deliveries` })],
]

const { context, pool, close } = await openOwnStore({})
const people = (await furnish(context, pool, { people: few, remindersEach })).slice(0, askers)
const server = await startServerProcess('apps/server/src/main.ts', {
  DATABASE_URL: addressOf(pool),
  DATA_DIR: context.config.dataDir,
  ROLE: 'web',
})

try {
  const before = await costs(people)
  await furnish(context, pool, { people: few * (times - 1), remindersEach })
  const morePeople = await costs(people)
  await furnish(context, pool, { people: few * times, remindersEach: remindersEach * times })
  const moreReminders = await costs(people)
  console.log('processor time of server and store, microseconds a request; the second and third against the first')
  for (const [n, [name]] of asks.entries()) {
    const [first, second, third] = [before[n]!, morePeople[n]!, moreReminders[n]!]
    console.log(
      `${name.padEnd(18)} ${first.toFixed(0).padStart(6)}   ${times} x people ${(second / first).toFixed(2)}   ` +
        `and ${times} x reminders of others ${(third / first).toFixed(2)}   at most 1.3`,
    )
  }
} finally {
  await server.stop()
  await close()
}

/** The least of some rounds: whatever else the machine did only adds. */
async function costs(asking: Person[]): Promise<number[]> {
  const least: number[] = []
  for (const [, shot] of asks) {
    let best = Number.POSITIVE_INFINITY
    for (let round = 0; round < rounds; round++) {
      await pool.query(`truncate request_counters; delete from reminders where title = 'pay rent'`)
      const start = server.cpuMs() + (await storeMs())
      await fire(
        Array.from({ length: shotsEach }, (_, n) => ({
          ...shot(server.url),
          headers: { authorization: `Bearer ${asking[n % askers]!.token}`, 'content-type': 'application/json' },
        })),
      )
      best = Math.min(best, server.cpuMs() + (await storeMs()) - start)
    }
    least.push((best * 1000) / shotsEach)
  }
  return least
}

/** Processor time of the store's processes that serve connections: those whose parent is a backend's parent. */
async function storeMs(): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const parent = statOf(rows[0]!.pid)[1]
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return all.map((pid) => statOf(Number(pid))).reduce((sum, [own, its]) => (its === parent ? sum + own : sum), 0)
}

function statOf(pid: number): [ms: number, parent: string | undefined] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return [(Number(fields[11]) + Number(fields[12])) * 10, fields[1]]
  } catch {
    // It has ended since the folder was read.
    return [0, undefined]
  }
}
