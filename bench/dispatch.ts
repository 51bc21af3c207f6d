// The cost of the dispatcher: a claim from a small and a large database, and rows per second and lag compared with a
// bare loop that only leases and acknowledges, in the same run. Ends with the figures and their budgets
// (docs/product/budgets.md).
import type pg from 'pg'
import { outgoingLimit } from '../apps/server/src/features/notifications/outgoing/limits.ts'
import { dispatchChannel } from '../apps/server/src/features/notifications/sending/dispatch.ts'
import { beginHandover } from '../apps/server/src/features/notifications/sending/store.ts'
import { after, minuteMs } from '../apps/server/src/platform/clock.ts'
import type { ChannelPort } from '../apps/server/src/providers/channels.ts'
import { cpuMsOf } from './cpu-time.ts'
import { openOwnStore } from './own-store.ts'

const batch = 500
const rounds = Number(process.env.ROUNDS ?? 5)
const throughputRows = 50_000
const lagRows = 10_000
/** Statement timeout of thirty seconds, also for a slow machine. */
const insertedAtOnce = 100_000
/** In fourteen partitions; inserted without indexes, which are built afterwards. */
const storedMost = Number(process.env.STORED ?? 1_000_000)

/** A provider that accepts everything at once, so that only our code is measured. */
const began = { at: 0 }
let lags: number[] = []
/** CPU time of the database's processes, in ms. */
const ofBackends = new Map<number, number>()
const accepting: ChannelPort = {
  provider: 'bench',
  connected: true,
  atOnce: batch,
  isHealthy: () => true,
  deliver: async (deliveries) => {
    const lag = performance.now() - began.at
    for (const _ of deliveries) lags.push(lag)
    return deliveries.map(({ id }) => ({ deliveryId: id, kind: 'sent', providerId: id }))
  },
}

const { context, pool, close } = await openOwnStore({ email: accepting })
try {
  await seedDatabase()
  const growth = await claimGrowth()
  const { rate, bareRate, lag, bareLag, cpu, bareCpu } = await againstBareLoop()
  const row = (name: string, ours: string, least: string, aim: string) =>
    console.log(`${name.padEnd(46)} ${ours.padStart(10)}   at least ${least.padEnd(6)} aim ${aim}`)
  console.log(`\nbare loop: ${Math.round(bareRate)} rows/s, lag p99 ${Math.round(bareLag)} ms`)
  console.log(`dispatch:  ${Math.round(rate)} rows/s, lag p99 ${Math.round(lag)} ms\n`)
  row(`claim, 10,000 to ${storedMost.toLocaleString('en')} stored, grows by`, growth.ms.toFixed(2), '1.5', '1.3')
  row('the same by processor time', growth.workedMs.toFixed(2), '', '')
  row('rows/s against lease-and-ack', (rate / bareRate).toFixed(2), '0.5', '0.75')
  row('the same by processor time', (bareCpu / cpu).toFixed(2), '', '')
  row('lag p99 of 10,000 due at once, against it', (lag / bareLag).toFixed(2), '3', '1.5')
} finally {
  await close()
}

async function seedDatabase(): Promise<void> {
  await pool.query(`
    insert into users (id, email, email_key, full_name, password_hash, email_verified_at, created_at)
    select gen_random_uuid(), n || '@example.in', n || '@example.in', 'Asha Rao', '', now(), now() from generate_series(1, 500) n;
    insert into reminders (id, user_id, title, description, date, time, time_defaulted, time_zone, recurrence, tags, created_at, updated_at)
    select gen_random_uuid(), id, 'call the plumber', '', current_date, '18:30', false, 'Asia/Kolkata', 'none', '{}', now(), now()
    from users, generate_series(1, 4);
    select make_month('alerts', 'occurrence_at', (now() - n * interval '1 month')::date) from generate_series(1, 13) n;
    create table bare (id uuid primary key, reminder_id uuid, due_at timestamptz, ready_at timestamptz, state text,
      claim uuid, lease_until timestamptz, attempts integer not null default 0, settled_at timestamptz);
    create index bare_waiting on bare (ready_at) where state = 'waiting';`)
}

/** Inserts alerts in a state, spread over reminders, due at an instant or later. */
async function insertAlerts(count: number, state: 'waiting' | 'sent', dueIn: string): Promise<void> {
  await pool.query(
    `insert into alerts (id, user_id, reminder_id, occurrence_on, occurrence_at, moment, channel, due_at, ready_at, state, settled_at)
     select gen_random_uuid(), r.user_id, r.id, current_date,
       -- Past alerts are spread over all the months that are kept.
       now() + n * interval '1 microsecond' - case when $2 = 'sent' then n % 400 else 0 end * interval '1 day', 'due', 'email',
       now() + $3::interval, now() + $3::interval + n * interval '1 microsecond', $2, case when $2 = 'sent' then now() end
     from generate_series(1, $1::int) n
     join (select id, user_id, row_number() over () as place from reminders) r on r.place = 1 + n % 2000`,
    [count, state, dueIn],
  )
}

async function clear(): Promise<void> {
  await pool.query('truncate alerts')
}

/** Runs one statement without a timeout. */
async function patient(statement: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query(statement)
  } finally {
    client.release(true)
  }
}

/**
 * Fills the table before its keys and indexes are built, as in the migrations: the result is the same, and ten million
 * rows take only minutes.
 */
async function withoutIndexes(fill: () => Promise<void>): Promise<void> {
  const constraints = await pool.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = 'alerts'::regclass and contype in ('p', 'u', 'f') order by contype desc`,
  )
  const indexes = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, replace(indexdef, ' ON ONLY ', ' ON ') as definition from pg_indexes
     where tablename = 'alerts' and indexname not in (select conname from pg_constraint where conrelid = 'alerts'::regclass)`,
  )
  for (const { name } of constraints.rows) await patient(`alter table alerts drop constraint ${name}`)
  for (const { name } of indexes.rows) await patient(`drop index ${name}`)
  await fill()
  for (const { name, definition } of constraints.rows)
    await patient(`alter table alerts add constraint ${name} ${definition}`)
  for (const { definition } of indexes.rows) await patient(definition)
}

/** How much longer a claim takes with a hundred times as many rows: half of them past, half in the future. */
async function claimGrowth(): Promise<Cost> {
  const costs: Cost[] = []
  for (const stored of [10_000, storedMost]) {
    await clear()
    const began = performance.now()
    await withoutIndexes(async () => {
      for (let done = 0; done < stored; done += insertedAtOnce) {
        const part = Math.min(insertedAtOnce, stored) / 2
        await insertAlerts(part, 'sent', `-${1 + done} seconds`)
        await insertAlerts(part, 'waiting', `${1 + done / insertedAtOnce} days`)
      }
    })
    await insertAlerts(batch * 40, 'waiting', '-1 second')
    await patient('vacuum analyze alerts')
    console.log(`${stored.toLocaleString('en')} planted in ${Math.round((performance.now() - began) / 1000)} s`)
    const times: number[] = []
    const worked: number[] = []
    for (let i = 0; i < 40; i++) {
      const now = context.clock.now()
      const before = await processorMs()
      const start = performance.now()
      const claim = context.ids.next()
      const taken = await beginHandover(context.db, 'email', {
        claim,
        now,
        leaseUntil: after(now, minuteMs),
        limit: batch,
        unproved: 'unverified',
        outgoing: outgoingLimit(context, 'email', now),
      })
      times.push(performance.now() - start)
      worked.push((await processorMs()) - before)
      if (taken.length !== batch) throw new Error(`claimed ${taken.length}`)
    }
    costs.push({ ms: median(times), workedMs: mean(worked) })
    const { ms, workedMs } = costs.at(-1)!
    console.log(
      `claim of ${batch} with ${stored.toLocaleString('en')} stored: ${ms.toFixed(2)} ms, processor time ${workedMs.toFixed(1)} ms`,
    )
  }
  const [few, many] = costs as [Cost, Cost]
  return { ms: many.ms / few.ms, workedMs: many.workedMs / few.workedMs }
}

/** The duration of a claim, in wall-clock time and in CPU time of this process and the database. */
type Cost = { ms: number; workedMs: number }

/** The best of several rounds, interleaved with the bare loop, so that load on the machine affects both equally. */
async function againstBareLoop() {
  const none = Number.POSITIVE_INFINITY
  const best = { rate: 0, bareRate: 0, lag: none, bareLag: none, cpu: none, bareCpu: none }
  for (let round = 0; round < rounds; round++) {
    const bare = await runBare(throughputRows)
    const ours = await runProduct(throughputRows)
    const bareShort = await runBare(lagRows)
    const oursShort = await runProduct(lagRows)
    best.bareRate = Math.max(best.bareRate, bare.rate)
    best.rate = Math.max(best.rate, ours.rate)
    best.bareLag = Math.min(best.bareLag, bareShort.p99)
    best.lag = Math.min(best.lag, oursShort.p99)
    best.bareCpu = Math.min(best.bareCpu, bare.cpuMs)
    best.cpu = Math.min(best.cpu, ours.cpuMs)
  }
  return best
}

/** CPU time of this process, and of the database for it, so far. */
async function processorMs(): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'planner' and backend_type = 'client backend'`,
  )
  // Connections closed meanwhile keep their last value.
  for (const { pid } of rows) ofBackends.set(pid, cpuMsOf(pid))
  const { user, system } = process.cpuUsage()
  return [...ofBackends.values()].reduce((sum, ms) => sum + ms, (user + system) / 1000)
}

type Run = { rate: number; p99: number; cpuMs: number }

async function runProduct(rows: number): Promise<Run> {
  await clear()
  await insertAlerts(rows, 'waiting', '-1 second')
  await pool.query('vacuum analyze alerts')
  lags = []
  const before = await processorMs()
  began.at = performance.now()
  await dispatchChannel(context, 'email')
  const seconds = (performance.now() - began.at) / 1000
  const cpuMs = (await processorMs()) - before
  const { rows: left } = await pool.query<{ count: number }>(`select count(*)::int from alerts where state <> 'sent'`)
  if (left[0]!.count !== 0 || lags.length !== rows)
    throw new Error(`${left[0]!.count} left, ${lags.length} handed over`)
  return { rate: rows / seconds, p99: percentile(lags, 0.99), cpuMs }
}

async function runBare(rows: number): Promise<Run> {
  await pool.query('truncate bare')
  await pool.query(
    `insert into bare (id, reminder_id, due_at, ready_at, state)
     select gen_random_uuid(), gen_random_uuid(), now(), now() - interval '1 second' + n * interval '1 microsecond', 'waiting'
     from generate_series(1, $1::int) n`,
    [rows],
  )
  await pool.query('vacuum analyze bare')
  const client: pg.PoolClient = await pool.connect()
  const waits: number[] = []
  const before = await processorMs()
  const start = performance.now()
  for (;;) {
    const claim = context.ids.next()
    const leased = await client.query<{ id: string }>(
      `update bare set state = 'leased', claim = $1, lease_until = now() + interval '1 minute', attempts = attempts + 1
       where id in (select id from bare where state = 'waiting' and ready_at <= now() order by ready_at limit $2
         for update skip locked) returning *`,
      [claim, batch],
    )
    const lag = performance.now() - start
    for (const _ of leased.rows) waits.push(lag)
    if (leased.rows.length === 0) break
    await client.query(
      `update bare set state = 'done', claim = null, settled_at = now() where id = any ($1) and claim = $2`,
      [leased.rows.map(({ id }) => id), claim],
    )
  }
  const seconds = (performance.now() - start) / 1000
  const cpuMs = (await processorMs()) - before
  client.release()
  return { rate: rows / seconds, p99: percentile(waits, 0.99), cpuMs }
}

function percentile(values: number[], share: number): number {
  return values.sort((one, other) => one - other)[Math.floor((values.length - 1) * share)]!
}

/** The kernel counts CPU time in hundredths of a second, so only a sum over many rounds is meaningful. */
function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function median(values: number[]): number {
  return percentile(values, 0.5)
}
