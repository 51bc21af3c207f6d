// How soon another phone learns of a change: many households with two live phones each, on one process; one phone of
// each household changes a shared reminder now and then, and the time until the other's stream reports it is measured.
// Prints p50, p95 and the maximum; exits 1 if p95 is over two seconds. LIVE_HOUSEHOLDS and LIVE_SECONDS change its
// size.
import { setTimeout as pause } from 'node:timers/promises'
import { percentiles } from './fire.ts'
import { type Person, seedPeople } from './households.ts'
import { openOwnStore } from './own-store.ts'
import { addressOf, startServerProcess } from './server-process.ts'

const households = Number(process.env.LIVE_HOUSEHOLDS ?? 200)
const seconds = Number(process.env.LIVE_SECONDS ?? 30)
const limitMs = 2000

const { context, pool, close } = await openOwnStore({})
const people = await seedPeople(context, pool, { people: households * 2, remindersEach: 5 })
const pairs = Array.from({ length: households }, (_, n) => ({ one: people[n * 2]!, other: people[n * 2 + 1]! }))
await pool.query(
  `update users set household_id = host.household_id, household_role = 'adult'
   from unnest($1::uuid[], $2::uuid[]) pair (one, other) join users host on host.id = pair.one where users.id = pair.other`,
  [pairs.map(({ one }) => one.id), pairs.map(({ other }) => other.id)],
)
const server = await startServerProcess(
  'apps/server/src/main.ts',
  // Every phone of this benchmark has the same address.
  { DATABASE_URL: addressOf(pool), DATA_DIR: context.config.dataDir, MAX_CONNECTIONS_PER_ADDRESS: '5000' },
  { logFile: `${context.config.dataDir}/server.log` },
)
const gone = new AbortController()
try {
  const waits = await Promise.all(pairs.map(live))
  const took = (await Promise.all(waits.map((change) => change()))).flat().toSorted((a, b) => a - b)
  const { p50, p95 } = percentiles(took)
  console.log(
    `${households} households, ${took.length} changes: ${fixed(p50)} ms (p50), ${fixed(p95)} ms (p95), ${fixed(took.at(-1)!)} ms at most`,
  )
  console.log(`processor time of the server: ${Math.round(server.cpuMs())} ms in ${seconds} s`)
  process.exitCode = p95 > limitMs ? 1 : 0
} finally {
  gone.abort()
  await server.stop()
  await close()
}

/**
 * Opens the other phone's stream and creates a shared reminder. @returns a function that changes the reminder now and
 * then.
 */
async function live({ one, other }: { one: Person; other: Person }): Promise<() => Promise<number[]>> {
  let onEvent = () => {}
  const response = await fetch(`${server.url}/api/household/live`, { headers: bearer(other), signal: gone.signal })
  void (async () => {
    try {
      for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
        if (piece.includes('data:')) onEvent()
      }
    } catch {
      // The benchmark is over.
    }
  })()
  const { id } = (await ask(one, 'POST', '/api/reminders/ai', {
    text: 'dinner tomorrow at 8 pm',
    audience: 'everyone',
  })) as { id: string }
  return async () => {
    const took: number[] = []
    const until = performance.now() + seconds * 1000
    // Staggered, not all at once.
    await pause(Math.random() * 5000)
    for (let n = 0; performance.now() < until; n++) {
      const event = new Promise<void>((resolve) => {
        onEvent = resolve
      })
      const began = performance.now()
      await ask(one, 'PUT', `/api/reminders/${id}`, { title: `dinner ${n}` })
      await event
      took.push(performance.now() - began)
      await pause(3000 + Math.random() * 4000)
    }
    return took
  }
}

async function ask(person: Person, method: string, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { ...bearer(person), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

function bearer({ token }: Person): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}

function fixed(ms: number): string {
  return String(Math.round(ms))
}
