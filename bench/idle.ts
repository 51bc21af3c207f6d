// How many queries an idle process sends, and how soon it sends alerts that fall due: statements per second by text and
// CPU time of server and PostgreSQL while nothing happens, then alerts at random instants within half a minute, each
// with the time from when it is due until it is claimed and until it is settled. One process with ROLE=all.
// IDLE_SECONDS (60), IDLE_ALERTS (60), IDLE_PROCESSES (1), IDLE_TEXTS (how many statements are listed, 12) change it.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import { cpuMsOfFamilySoFar } from './cpu-time.ts'
import { percentiles } from './fire.ts'
import { seedPeople } from './households.ts'
import { startCountingProxy } from './idle/counting-proxy.ts'
import { openOwnStore } from './own-store.ts'
import { startServerProcess } from './server-process.ts'
import { startCommand } from './start-command.ts'

const seconds = Number(process.env.IDLE_SECONDS ?? 60)
const alerts = Number(process.env.IDLE_ALERTS ?? 60)
const processes = Number(process.env.IDLE_PROCESSES ?? 1)
const listed = Number(process.env.IDLE_TEXTS ?? 12)
/** Covers the preparations after a start, and the first run of all work. */
const settlesMs = 25_000
const spreadMs = 30_000

const { context, pool, close } = await openOwnStore({})
await seedPeople(context, pool, { people: 500, remindersEach: 20 })
const { host, user, password, database } = pool.options as PoolConfig & { host: string; password: string }
const proxy = await startCountingProxy(`${host}/.s.PGSQL.5432`)
const asStarted = startCommand()
const servers = await Promise.all(
  Array.from({ length: processes }, () =>
    startServerProcess(
      'apps/server/src/main.ts',
      {
        DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${proxy.port}/${database}`,
        DATA_DIR: context.config.dataDir,
        ...asStarted.environment,
      },
      { logFile: `${context.config.dataDir}/server.log`, flags: asStarted.flags },
    ),
  ),
)
try {
  await pause(settlesMs)
  proxy.take()
  const postmaster = await pidOfPostgres()
  const before = cpu(postmaster)
  await pause(seconds * 1000)
  const after = cpu(postmaster)
  const counts = [...proxy.take()].sort(([, one], [, other]) => other - one)
  const all = counts.reduce((sum, [, count]) => sum + count, 0)
  for (const [text, count] of counts.slice(0, listed)) {
    console.log(`${(count / seconds).toFixed(2).padStart(7)}  ${text.replaceAll(/\s+/g, ' ').trim().slice(0, 110)}`)
  }
  console.log(`\n${processes} idle for ${seconds} s: ${(all / seconds).toFixed(2)} statements a second`)
  console.log(
    `processor time, ms a second: server ${((after.server - before.server) / seconds).toFixed(2)}, PostgreSQL ${((after.postgres - before.postgres) / seconds).toFixed(2)}`,
  )
  await ring()
} finally {
  await Promise.all(servers.map((server) => server.stop()))
  proxy.close()
  await close()
}

function cpu(postmaster: number): { server: number; postgres: number } {
  return {
    server: servers.reduce((sum, server) => sum + server.cpuMs(), 0),
    postgres: cpuMsOfFamilySoFar(postmaster),
  }
}

async function pidOfPostgres(): Promise<number> {
  const { rows } = await pool.query<{ data_directory: string }>('show data_directory')
  return Number(readFileSync(path.join(rows[0]!.data_directory, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
}

/**
 * Inserts alerts that fall due at random instants, half of them within two seconds of their insertion, and returns how
 * late each was sent.
 */
async function ring(): Promise<void> {
  await insertAlerts(alerts / 2, 0, 5000, spreadMs)
  for (let n = 0; n < alerts / 2; n++) {
    await insertAlerts(1, alerts + n, 0, 2000)
    await pause((spreadMs / alerts) * 2)
  }
  await pause(8000)
  const { rows } = await pool.query<{ state: string; claimed: number; settled: number }>(
    `select state, extract(epoch from handed_at - due_at) * 1000 as claimed, extract(epoch from settled_at - due_at) * 1000 as settled
     from alerts where channel = 'email' and due_at > now() - interval '2 minutes'`,
  )
  const sent = rows.filter(({ state }) => state === 'sent')
  const printTimes = (name: string, times: number[]) => {
    const { p50, p95 } = percentiles(times)
    console.log(`${name}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, at most ${times.at(-1)?.toFixed(0)} ms`)
  }
  console.log(`${sent.length} of ${rows.length} sent`)
  printTimes(
    'from due to claimed',
    sent.map(({ claimed }) => Number(claimed)),
  )
  printTimes(
    'from due to settled',
    sent.map(({ settled }) => Number(settled)),
  )
}

async function insertAlerts(count: number, skipped: number, fromMs: number, overMs: number): Promise<void> {
  await pool.query(
    `with due as materialized (
       select id, user_id, date_trunc('milliseconds', now() + ($3 + random() * $4) * interval '1 millisecond') as at
       from reminders where not completed and recurrence = 'none' order by id offset $2 limit $1
     )
     insert into alerts (id, user_id, reminder_id, occurrence_on, occurrence_at, moment, channel, due_at, ready_at)
     select gen_random_uuid(), user_id, id, current_date, at, 'due', 'email', at, at from due`,
    [count, skipped, fromMs, overMs],
  )
}
