import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import * as account from '@planner/contract/account/account'
import * as auth from '@planner/contract/account/auth'
import type { Channel } from '@planner/contract/notifications'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type pg from 'pg'
import { inject } from 'vitest'
import {
  inspections,
  jobWork,
  plainPages,
  preparations,
  resumeSession,
  routes,
  secretFiles,
  streams,
  webhooks,
  work,
} from '#app-map.ts'
import { readConfig } from '#config.ts'
import type { Context } from '#context.ts'
import { createVerificationToken } from '#features/email-verification/create-token.ts'
import { makeApp } from '#http/app.ts'
import type { EdgeLimits } from '#http/edge-limits.ts'
import { makeContext } from '#make-context.ts'
import { dayMs, hourMs } from '#platform/clock.ts'
import type { PasswordCost } from '#platform/crypto/passwords.ts'
import { openStore } from '#platform/db/open.ts'
import type { OutboxRow } from '#platform/db/tables/notifications.ts'
import { openJobs, type RunningJobs } from '#platform/jobs/jobs.ts'
import { makeLog } from '#platform/log.ts'
import { makePace } from '#platform/pace.ts'
import type { Channels } from '#providers/channels.ts'
import { behindPooler } from './behind-pooler.ts'
import { cheapestPasswordCost } from './cheapest-password-cost.ts'
import { acquireDatabase, releaseDatabase } from './database-pool.ts'
import { fastTempFolder } from './fast-temp-folder.ts'
import { type MovedClock, movedClock } from './moved-clock.ts'
import { databaseUrl } from './postgres.ts'
import { type TestClient, testClient } from './test-client.ts'

export type Person = TestClient & { id: string; email: string; token: string }

export type TestServerOptions = {
  at?: string
  environment?: Record<string, string>
  channels?: Partial<Channels>
  passwordCost?: PasswordCost
  /** Replaces the product's limits: for tests that hit them. */
  limits?: Partial<EdgeLimits>
  /** Called with each log line: for tests that read the log. */
  log?: (line: string) => void
}

/**
 * Starts the whole product in one process, with its own database and clock: real SQL, real routes, no mocks of our
 * code. `await using` stops it at the end of the test.
 */
export async function startTestServer({
  at = '2026-11-20T04:30:00Z',
  environment,
  channels,
  log,
  limits = {},
  passwordCost = cheapestPasswordCost,
}: TestServerOptions = {}) {
  const serverUrl = inject('postgresUrl')
  const name = await acquireDatabase(serverUrl)
  const dataDir = mkdtempSync(path.join(fastTempFolder(), 'planner-test-'))
  const config = readConfig(
    behindPooler({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl(serverUrl, name), ...environment }),
  )
  const clock = movedClock(at)
  const store = await openStore(config)
  const logger = makeLog(log ? 'info' : 'silent', log && { write: log })
  // Opened by the first test that needs it: most do not, and it costs a schema.
  let queue: Promise<RunningJobs> | undefined
  const jobs = () => {
    queue ??= openJobs(store.direct.pool, {
      names: jobWork.map(({ name }) => name),
      supervise: false,
      onError: (error) => logger.error({ err: error }, 'the job queue failed'),
    })
    return queue
  }
  const context = makeContext({
    config,
    db: store.db,
    jobs: { send: async (tx, job) => (await jobs()).send(tx, job) },
    log: logger,
    clock,
    passwordCost,
    // No pauses in a test.
    pace: makePace(0),
    ...(channels ? { channels } : {}),
  })
  for (const prepare of preparations) await prepare(context)
  const app = await makeApp(context, {
    routes,
    webhooks,
    plainPages,
    streams,
    secretFiles,
    resumeSession,
    inspections,
    limits,
  })

  return {
    app,
    clock,
    config,
    context,
    pool: store.pool,
    /** The URL of PostgreSQL itself, even if the server uses a pooler. */
    databaseUrl: databaseUrl(serverUrl, name),
    anyone: testClient(app, null),
    /**
     * Registers and signs in a person. Their email address is verified unless `proved` is false, and their cart has an
     * address and a delivery time unless `lives` is false.
     */
    aPerson: (details?: Details) => aPerson(app, context, details),
    /** Opens the confirmation link of a person, without a mail. */
    proveAddress: (id: string) => proveAddress(app, context, id),
    async anAdmin(): Promise<Person> {
      const admin = await aPerson(app, context)
      await store.pool.query('update users set is_admin = true where id = $1', [admin.id])
      return admin
    },
    passTimeUntil: (instant: string) => passTimeUntil(context, clock, store.pool, new Date(instant)),
    /** Runs the waiting jobs, as a worker would. */
    async runJobs() {
      for (const { name, run } of jobWork) await (await jobs()).runWaiting(name, (data) => run(context, data))
    },
    /** Returns the messages of channels without a provider, oldest first. */
    async outbox(channel?: Channel): Promise<OutboxRow[]> {
      const { rows } = await store.pool.query<OutboxRow>('select * from outbox order by created_at, body')
      return channel ? rows.filter((row) => row.channel === channel) : rows
    },
    async [Symbol.asyncDispose]() {
      await app.close()
      await context.workers.close()
      await context.web.close()
      await (await queue)?.close()
      await store.close()
      await releaseDatabase(serverUrl, name)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type TestServer = Awaited<ReturnType<typeof startTestServer>>

type Details = { email?: string; full_name?: string; proved?: boolean; lives?: boolean }

async function aPerson(
  app: FastifyInstance,
  context: Context,
  { email = `${randomUUID()}@example.in`, full_name = 'Asha Rao', proved = true, lives = true }: Details = {},
): Promise<Person> {
  const session = await testClient(app, null).call(auth.register, { email, full_name, password: 'Marigold7' })
  if (proved) await proveAddress(app, context, session.user.id)
  // An order needs an address and a delivery time; this one is in the future on every clock that a test sets.
  if (lives) {
    await sql`insert into carts (user_id, version, lines, address, pin_code, deliver_by, updated_at)
      values (${session.user.id}, 0, '[]', '14 Hill Road, Bandra', '400050', '2040-01-01T12:00:00Z', now())`.execute(
      context.db,
    )
  }
  return { id: session.user.id, email, token: session.access_token, ...testClient(app, session.access_token) }
}

async function proveAddress(app: FastifyInstance, context: Context, id: string): Promise<void> {
  const token = await context.db.transaction().execute((tx) => createVerificationToken(context, tx, id))
  await testClient(app, null).call(account.verifyEmail, { token })
}

/**
 * Moves the clock from one due time to the next and runs the background work at each. Hourly work, which tidies up, runs only at
 * the end and once a week on the way: it is half of all work.
 */
async function passTimeUntil(context: Context, clock: MovedClock, pool: pg.Pool, until: Date): Promise<void> {
  let tidiedAt = clock.now()
  for (;;) {
    const now = clock.now()
    const tidies = now >= until || now.getTime() - tidiedAt.getTime() >= 7 * dayMs
    if (tidies) tidiedAt = now
    for (const one of work) if (tidies || one.everyMs < hourMs) await one.run(context)
    if (now >= until) return
    const { rows } = await pool.query<{ ready_at: Date }>(
      `select ready_at from alerts where state = 'waiting' and ready_at > $1 order by ready_at limit 1`,
      [now],
    )
    // Long stretches are passed in steps, because repeating reminders are planned only some days ahead.
    const stops = [
      until.getTime(),
      now.getTime() + 12 * hourMs,
      rows[0]?.ready_at.getTime() ?? Number.POSITIVE_INFINITY,
    ]
    clock.set(new Date(Math.min(...stops)))
  }
}
