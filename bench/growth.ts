// How much more a request costs with ten times the people, with ten times the reminders per person, and with both for
// the caller too; the requests stay the same. Measures CPU time of server and database, not elapsed time. Ends with the
// growth factor of each call; at most 1.3 (docs/product/budgets.md).
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { cpuMsOfFamily } from './cpu-time.ts'
import { fire, type Shot } from './fire.ts'
import { type Person, seedPeople } from './households.ts'
import { openOwnStore } from './own-store.ts'
import { addressOf, type ServerProcess, startServerProcess } from './server-process.ts'

const few = 500
const times = 10
const remindersEach = 20
const shotsEach = 1000
const rounds = 5

/** The number of callers is constant: only the data around them grows. */
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
      body: json({ type: 'recipe', item_id: 'punjab.dal-tadka', name: 'Dal', action: 'buy_ingredients' }),
    }),
  ],
  ['orders', (base) => ({ method: 'GET', url: `${base}/api/orders` })],
  ['profile', (base) => ({ method: 'GET', url: `${base}/api/profile/me` })],
  ['deliveries', (base) => ({ method: 'GET', url: `${base}/api/notifications/deliveries` })],
]

/** A store with people, a server on it, and those of them who make the calls. */
type Town = { pool: pg.Pool; postmaster: number; server: ServerProcess; people: Person[] }

await using open = new AsyncDisposableStack()
const small = await aTown([{ people: few, remindersEach }])
const peopled = await aTown([{ people: few * times, remindersEach }])
const grown = await aTown([
  { people: few, remindersEach },
  { people: few * (times - 1), remindersEach: remindersEach * times },
])
const towns = [small, peopled, grown, { ...grown, people: grown.people.slice(few) }]

const costs = asks.map(() => towns.map((): number[] => []))
// Interleaved rounds, because the speed of a machine varies from minute to minute. The first is a warm-up.
for (let round = 0; round <= rounds; round++) {
  for (const [n, [, shot]] of asks.entries()) {
    for (const [m, town] of towns.entries()) {
      const cost = await costOf(town, shot)
      if (round > 0) costs[n]![m]!.push(cost)
    }
  }
}

console.log(
  `processor time of server and store a request: microseconds, and against that (at most 1.3); medians of ${rounds}`,
)
console.log(`${''.padEnd(16)} ${few} people   ${times} x people   and ${times} x reminders   and of one's own`)
for (const [n, [name]] of asks.entries()) {
  const [first, ...others] = costs[n]!
  const growths = others.map((other) => median(other.map((cost, round) => cost / first![round]!)))
  const [people, reminders, own] = growths.map((growth) => growth.toFixed(2))
  // A response ten times as long would not be the same request.
  const ownToo = name === 'list reminders' ? `${own} for ${times} x as long a list` : own
  console.log(
    `${name.padEnd(16)} ${median(first!).toFixed(0).padStart(10)} ${people!.padStart(13)} ${reminders!.padStart(20)}   ${ownToo}`,
  )
}

async function aTown(groups: { people: number; remindersEach: number }[]): Promise<Town> {
  const { context, pool, close } = await openOwnStore({})
  open.defer(close)
  const people: Person[] = []
  for (const group of groups) people.push(...(await seedPeople(context, pool, group)))
  const server = await startServerProcess('apps/server/src/main.ts', {
    DATABASE_URL: addressOf(pool),
    DATA_DIR: context.config.dataDir,
    ROLE: 'web',
  })
  open.defer(() => server.stop())
  return { pool, postmaster: await postmasterOf(pool), server, people }
}

/** Microseconds per request, including maintenance of the database within that time. */
async function costOf({ pool, postmaster, server, people }: Town, shot: Ask[1]): Promise<number> {
  const shots = Array.from({ length: shotsEach }, (_, n) => ({
    ...shot(server.url),
    headers: { authorization: `Bearer ${people[n % askers]!.token}`, 'content-type': 'application/json' },
  }))
  await pool.query(`
    delete from alerts where reminder_id in (select id from reminders where source_text = '${sentence}');
    delete from reminders where source_text = '${sentence}'`)
  // Keeps checkpoints and opening connections out of the measurement.
  await pool.query('checkpoint')
  await fire(shots.slice(0, shotsEach / 10))
  const spent = () => server.cpuMs() + cpuMsOfFamily(postmaster)
  const before = spent()
  const { failed } = await fire(shots)
  if (failed > 0) throw new Error(`${failed} requests failed`)
  return ((spent() - before) * 1000) / shotsEach
}

/** The main process of the database, which is the parent of the one that answers here. */
async function postmasterOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${rows[0]!.pid}/status`, 'utf8'))![1])
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
