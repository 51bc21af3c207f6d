// How much more a request costs when there are ten times the people, and when they have ten times the reminders: what one of
// them asks is the same each time. Processor time of server and store counts, not the clock on the wall. Ends with the growth of each call; at most 1.3 (design.md section 5, issue 11).
import { readdirSync, readFileSync } from 'node:fs'
import { fire, type Shot } from './fire.ts'
import { furnish, type Person } from './households.ts'
import { openOwnStore } from './own-store.ts'
import { addressOf, startServerProcess } from './server-process.ts'

const few = 500
const times = 10
const remindersEach = 20
const shotsEach = 1000
const rounds = 3

/** Those who ask are the same throughout, and have the same: only what lies around them grows. */
const askers = 200

const sentence = 'pay rent on the 5th'

type Ask = [name: string, shot: (base: string) => Omit<Shot, 'headers'>]
const json = (body: object) => JSON.stringify(body)
const asks: Ask[] = [
  ['list reminders', (base) => ({ method: 'GET', url: `${base}/api/reminders` })],
  ['make a reminder', (base) => ({ method: 'POST', url: `${base}/api/reminders/ai`, body: json({ text: sentence }) })],
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
  // What was just written is not to be written down meanwhile.
  await pool.query('checkpoint')
  const least: number[] = []
  for (const [name, shot] of asks) {
    let best = Number.POSITIVE_INFINITY
    // The first warms up.
    for (let round = 0; round <= rounds; round++) {
      await pool.query(`truncate request_counters; delete from reminders where source_text = '${sentence}'`)
      const start = server.cpuMs() + (await storeMs())
      const { failed } = await fire(
        Array.from({ length: shotsEach }, (_, n) => ({
          ...shot(server.url),
          headers: { authorization: `Bearer ${asking[n % askers]!.token}`, 'content-type': 'application/json' },
        })),
      )
      if (failed > 0) throw new Error(`${name}: ${failed} requests failed`)
      if (round > 0) best = Math.min(best, server.cpuMs() + (await storeMs()) - start)
    }
    least.push((best * 1000) / shotsEach)
  }
  return least
}

/** Processor time of the store: of its processes that run, and of those that have ended, which their parent remembers. */
async function storeMs(): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const { parent } = statOf(rows[0]!.pid)
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const running = all.map((pid) => statOf(Number(pid))).filter((one) => one.parent === parent)
  return running.reduce((sum, { ms }) => sum + ms, statOf(parent).endedMs)
}

/** Times are in ticks, of which Linux counts a hundred a second everywhere today. @see proc_pid_stat(5) */
function statOf(pid: number): { parent: number; ms: number; endedMs: number } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number)
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15) as [number, number, number, number]
    return { parent: fields[1]!, ms: (user + system) * 10, endedMs: (endedUser + endedSystem) * 10 }
  } catch {
    // It has ended since the folder was read.
    return { parent: -1, ms: 0, endedMs: 0 }
  }
}
