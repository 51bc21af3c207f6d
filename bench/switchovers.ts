// Two web and two worker processes on a cluster as described in docs/operations/cluster.md (Patroni, etcd, HAProxy, a
// synchronous standby; Debian's packages patroni, etcd-server, haproxy, postgresql-15), people who change things
// throughout, and 10,000 alerts that fall due meanwhile. The primary changes twenty times: switched over, killed, or
// killed with its Patroni. Counts what is lost, duplicated or stuck, and prints how long each change lasted for
// callers; exits 1 if a promise is broken. SWITCHOVERS, ALERTS and the number of people (the argument) change the size.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startTwilio } from '../apps/server/test/stand-ins/twilio/twilio.ts'
import { judge, unfinished, type Verdict } from './cluster/judge.ts'
import { type Load, startLoad } from './cluster/load.ts'
import { startPatroni } from './cluster/patroni.ts'
import { freePort, startRoundRobin } from './cluster/proxies.ts'
import { type Supervised, supervise } from './cluster/supervised.ts'

const people = Number(process.argv[2] ?? 20)
const changes = Number(process.env.SWITCHOVERS ?? 20)
const alerts = Number(process.env.ALERTS ?? 10_000)
const recoversWithinMs = 120_000
const settlesWithinMs = 300_000

const dataDir = mkdtempSync(path.join(tmpdir(), 'planner-switchovers-'))
const logFile = path.join(dataDir, 'processes.log')
const twilio = await startTwilio({ takesMs: 5 })
const cluster = await startPatroni()
const processes: Supervised[] = []
const closing: (() => void)[] = []
const pool = new pg.Pool({ host: '127.0.0.1', port: cluster.port, user: 'planner', database: 'postgres', max: 2 })
pool.on('error', () => undefined)
let isBroken = false
const outages: number[] = []
try {
  const {
    TWILIO_WHATSAPP_FROM: _1,
    TWILIO_WHATSAPP_CONTENT_SID: _2,
    TWILIO_VOICE_FROM: _3,
    ...onlySms
  } = twilio.environment as Record<string, string>
  const environment = {
    ...onlySms,
    DATABASE_URL: `postgres://planner@127.0.0.1:${cluster.port}/postgres`,
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'error',
    OUTGOING_SMS_PER_DAY: '1000',
    OUTGOING_EMAILS_PER_DAY: '1000',
    OUTGOING_TOTAL_PER_DAY: '1000000',
    OUTGOING_RUPEES_PER_DAY: '10000000',
  }
  const ports = [await freePort(), await freePort()]
  for (const [n, port] of ports.entries()) {
    processes.push(supervise(`web ${n + 1}`, { ...environment, ROLE: 'web', PORT: String(port) }, logFile))
  }
  for (const n of [1, 2]) processes.push(supervise(`worker ${n}`, { ...environment, ROLE: 'worker' }, logFile))
  await Promise.all(processes.map((one) => one.ready()))
  const proxy = await startRoundRobin(ports)
  closing.push(() => proxy.close())
  await insertPeople()

  const load = await startLoad(proxy.url, people)
  // Once a provider is configured, nothing is sent to an unverified address.
  await pool.query('update users set email_verified_at = now() where email_verified_at is null')
  for (let n = 0; n < changes; n++) await change(n, load)
  await load.stop()
  reportLoad(load)

  // The last reminder is due a minute after the last call.
  await pause(65_000)
  const end = performance.now() + settlesWithinMs
  while ((await unfinished(pool)) > 0 && performance.now() < end) await pause(1000)
  for (const { promise, broken, of } of [...(await judge(pool, load.acknowledged)), ...(await judgeAlerts())]) {
    isBroken ||= broken > 0
    console.log(`${promise.padEnd(58)} ${String(of).padStart(6)}  broken ${broken}`)
  }
} finally {
  await Promise.all(processes.map((one) => one.stop()))
  for (const close of closing.reverse()) close()
  await pool.end()
  await cluster.stop()
  await twilio[Symbol.asyncDispose]()
  rmSync(dataDir, { recursive: true, force: true })
}
console.log(isBroken ? 'BROKEN' : 'every promise kept')
process.exit(isBroken ? 1 : 0)

/** One change of the primary: alerts fall due, the primary fails, people continue, and the cluster recovers. */
async function change(n: number, load: Load): Promise<void> {
  const [what, run] = (
    [
      ['switched over', () => cluster.switchOver()],
      ['primary killed', () => cluster.killPrimary()],
      ['switched over', () => cluster.switchOver()],
      ['primary and its Patroni killed', () => cluster.killMachine()],
    ] as const
  )[n % 4]!
  await insertAlerts(Math.round(alerts / changes))
  // Waits so that some alerts are being handed over when the primary fails.
  await pause(300)
  const began = performance.now()
  await run()
  const end = performance.now() + recoversWithinMs
  await cluster.healthy()
  while (load.changes.filter((at) => at > began).length < people * 5) {
    if (performance.now() > end) throw new Error(`nothing was acknowledged any more after: ${what}`)
    await pause(50)
  }
  await pause(1000)
  const during = [began, ...load.changes.filter((at) => at > began)]
  const longest = Math.max(...during.slice(1).map((at, index) => at - during[index]!))
  outages.push(longest)
  console.log(
    `${String(n + 1).padStart(2)} ${what}: without an acknowledged change for ${(longest / 1000).toFixed(1)} s`,
  )
}

async function insertPeople(): Promise<void> {
  await pool.query(
    `with made as (
       insert into users (id, email, email_key, full_name, password_hash, phone_number, phone_verified, email_verified_at, created_at)
       select gen_random_uuid(), 'sms-' || n || '@example.in', 'sms-' || n || '@example.in', 'Asha Rao', '', '+9198' || (10000000 + n),
         true, now(), now() from generate_series(1, 500) n returning id
     )
     insert into reminders (id, user_id, title, description, date, time, time_defaulted, time_zone, recurrence, tags, created_at, updated_at)
     select gen_random_uuid(), id, 'pay the rent', '', current_date, '18:30', false, 'Asia/Kolkata', 'none', '{}', now(), now() from made`,
  )
}

async function insertAlerts(count: number): Promise<void> {
  await pool.query(
    `insert into alerts (id, user_id, reminder_id, occurrence_on, occurrence_at, moment, channel, due_at, ready_at)
     select gen_random_uuid(), r.user_id, r.id, current_date, now() + n * interval '1 microsecond', 'due', 'sms', now(),
       now() + n * interval '4 milliseconds'
     from generate_series(1, $1::int) n
     join (select id, user_id, row_number() over () as place from reminders where title = 'pay the rent') r on r.place = 1 + n % 500`,
    [count],
  )
}

/** Counted by the provider's messages, which carry the alert's id in the URL for reports. */
async function judgeAlerts(): Promise<Verdict[]> {
  const { rows } = await pool.query<{ id: string; state: string; note: string | null }>(
    `select a.id, a.state, a.note from alerts a join reminders r on r.id = a.reminder_id where r.title = 'pay the rent'`,
  )
  const came = Map.groupBy(twilio.messages, ({ statusCallback }) => new URL(statusCallback!).searchParams.get('id')!)
  const times = rows.map(({ id }) => came.get(id)?.length ?? 0)
  const states = [...Map.groupBy(rows, ({ state }) => state)].map(([state, all]) => `${all.length} ${state}`)
  const notes = Map.groupBy(
    rows.filter(({ note }) => note !== null),
    ({ note }) => note,
  )
  for (const [note, all] of notes) console.log(`  ${all.length} x ${note}`)
  console.log(`alerts: ${states.join(', ')}`)
  return [
    {
      promise: 'an alert that fell due came to its provider',
      broken: times.filter((n) => n === 0).length,
      of: rows.length,
    },
    { promise: 'and came once', broken: times.filter((n) => n > 1).length, of: rows.length },
  ]
}

function reportLoad({ asked, answers, times, acknowledged, mostTries }: Load): void {
  times.sort((one, other) => one - other)
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)]!)
  const summary = [...answers].map(([status, n]) => `${n} x ${status}`).join(', ')
  console.log(`\nPostgreSQL ${cluster.version}, ${people} people, ${asked} calls: ${summary}`)
  console.log(
    `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms; one call was made ${mostTries} times at most`,
  )
  const inOrder = outages.toSorted((one, other) => one - other)
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  console.log(
    `without an acknowledged change: ${seconds(inOrder.at(-1)!)} s at most, ${seconds(inOrder[inOrder.length >> 1]!)} s at the median`,
  )
  console.log(`processes that ended: ${processes.map((one) => `${one.name} ${one.restarts()}x`).join(', ')}`)
  console.log(`acknowledged: ${acknowledged.reminders.size} reminders, ${acknowledged.orders.size} orders`)
  const lines = readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"err"'))
  const reasons = Map.groupBy(lines, (line) => {
    const { msg, err } = JSON.parse(line) as { msg: string; err: { code?: string; message: string } }
    return `${msg}: ${err.code ?? ''} ${err.message.slice(0, 100)}`
  })
  for (const [reason, all] of [...reasons].sort((a, b) => b[1].length - a[1].length).slice(0, 10))
    console.log(`  ${all.length} x ${reason}`)
  console.log('')
}
