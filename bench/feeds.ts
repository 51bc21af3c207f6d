// The cost of calendar apps that poll: many feeds of many reminders, each polled every quarter of an hour with the ETag
// of the previous poll, on one process. The polls of one quarter of an hour are sent at a steady pace, compressed into
// less time. Prints the CPU share of the server and of PostgreSQL; exits 1 if together it is over 5 % of a core. FEEDS
// and REMINDERS change its size.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { cpuMsOfFamily } from './cpu-time.ts'
import { type Person, seedPeople } from './households.ts'
import { openOwnStore } from './own-store.ts'
import { addressOf, startServerProcess } from './server-process.ts'

const feeds = Number(process.env.FEEDS ?? 1000)
const remindersEach = Number(process.env.REMINDERS ?? 500)
const everyMs = 15 * 60_000
const shareMax = 0.05
/** Concurrent polls. */
const atOnce = 4

const { context, pool, close } = await openOwnStore({})
const people = await seedPeople(context, pool, { people: feeds, remindersEach })
const server = await startServerProcess(
  'apps/server/src/main.ts',
  {
    DATABASE_URL: addressOf(pool),
    DATA_DIR: context.config.dataDir,
    MAX_CONNECTIONS_PER_ADDRESS: '5000',
    TRUSTED_PROXIES: '1',
  },
  { logFile: `${context.config.dataDir}/server.log` },
)
try {
  const { rows } = await pool.query<{ data_directory: string }>('show data_directory')
  const postmaster = Number(
    readFileSync(path.join(rows[0]!.data_directory, 'postmaster.pid'), 'utf8').split('\n', 1)[0],
  )
  const cpuMs = () => ({ server: server.cpuMs(), postgres: cpuMsOfFamily(postmaster) })

  const urls = await inTurns(people, feedOf)
  // Two rounds: the first renders each calendar, the second warms up polling.
  const tags = await inTurns(urls, (url, at) => poll(url, null, 200, at))
  await inTurns(urls, (url, at) => poll(url, tags[at]!, 304, at))

  const before = cpuMs()
  const began = performance.now()
  await inTurns(urls, (url, at) => poll(url, tags[at]!, 304, at))
  const took = performance.now() - began
  const after = cpuMs()
  const [byServer, byPostgres] = [after.server - before.server, after.postgres - before.postgres]
  const share = (byServer + byPostgres) / everyMs
  console.log(`${feeds} feeds of ${remindersEach} reminders, each polled once in ${Math.round(took)} ms, all unchanged`)
  console.log(
    `every 15 minutes: ${percent(byServer / everyMs)} of a core for the server, ${percent(byPostgres / everyMs)} for PostgreSQL, ${percent(share)} in all`,
  )
  process.exitCode = share > shareMax ? 1 : 0
} finally {
  await server.stop()
  await close()
}

async function feedOf({ token }: Person, at: number): Promise<string> {
  const answer = await fetch(`${server.url}/api/calendar/feed`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-forwarded-for': addressOfCaller(at),
    },
    body: '{}',
  })
  const { feed } = (await answer.json()) as { feed: { url: string } }
  return `${server.url}${new URL(feed.url).pathname}`
}

async function poll(url: string, tag: string | null, expected: number, at = 0): Promise<string> {
  const headers = { 'x-forwarded-for': addressOfCaller(at), ...(tag !== null && { 'if-none-match': tag }) }
  const answer = await fetch(url, { headers })
  await answer.arrayBuffer()
  if (answer.status !== expected) throw new Error(`${answer.status} in place of ${expected}`)
  return answer.headers.get('etag')!
}

/** Each from its own network, like calendar apps. */
function addressOfCaller(at: number): string {
  return `10.${at >> 8}.${at & 255}.7`
}

async function inTurns<One, Result>(
  all: readonly One[],
  work: (one: One, at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const line = async () => {
    for (let at = next++; at < all.length; at = next++) results[at] = await work(all[at]!, at)
  }
  await Promise.all(Array.from({ length: atOnce }, line))
  return results
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`
}
