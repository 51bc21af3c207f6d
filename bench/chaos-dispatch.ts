// 5,000 alerts due in one minute on four channels, two workers, five random kills: counts lost and duplicated alerts.
// Takes a seed as its argument. Ends with one line for each channel; exits 1 if a promise is broken.
import { runChaos } from '../apps/server/test/chaos/chaos.ts'
import { openOwnStore } from './own-store.ts'

const people = 1250
const kills = 5
const seed = Number(process.argv[2] ?? 1)

const { pool, close } = await openOwnStore({})
let isBroken = false
try {
  const { host, user, password, database } = pool.options as {
    host: string
    user: string
    password: string
    database: string
  }
  const databaseUrl = `postgres://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}`
  const start = performance.now()
  const result = await runChaos({ store: { DATABASE_URL: databaseUrl }, people, kills, seed })
  console.log(`${people * 4} alerts, ${kills} kills, seed ${seed}, ${Math.round((performance.now() - start) / 1000)} s`)
  for (const channel of ['sms', 'whatsapp', 'email', 'app'] as const) {
    const { lost, once, twice, states } = result[channel]
    const canBeAsked = channel === 'sms' || channel === 'whatsapp'
    const isKept = twice === 0 && (canBeAsked ? lost === 0 : lost <= (states.unknown ?? 0))
    isBroken ||= !isKept
    console.log(
      `${channel.padEnd(9)} once ${once}  twice ${twice}  never ${lost}  ${JSON.stringify(states)}  ${isKept ? 'kept' : 'BROKEN'}`,
    )
  }
} finally {
  await close()
}
process.exitCode = isBroken ? 1 : 0
