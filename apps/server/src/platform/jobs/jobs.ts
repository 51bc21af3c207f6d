import type { Pool } from 'pg'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Listener } from '../db/listen.ts'
import type { Db } from '../db/open.ts'
import { currentRequest } from '../request-id.ts'

/** A job: its name and data. */
export type Job<Data extends object> = {
  name: string
  data: Data
  /** The delay in seconds; none by default. */
  afterSeconds?: number
}

/** Handles the jobs of one name. Must be idempotent: a job runs again if its process was killed before completing it. */
export type JobWork<Context> = {
  name: string
  run: (context: Context, data: object) => Promise<void>
  /** How many jobs of this name a process runs concurrently; one by default. */
  concurrency?: number
}

export type Jobs = {
  /** Enqueues a job in the caller's transaction: the job exists if and only if the transaction commits. */
  send<Data extends object>(tx: Db, job: Job<Data>): Promise<void>
}

export type RunningJobs = Jobs & {
  /** Processes jobs until closed; `requestId` is that of the request that enqueued the job, if any. */
  process(
    name: string,
    run: (data: object, requestId: string | null) => Promise<void>,
    options?: { concurrency?: number | undefined },
  ): Promise<void>
  /** Runs the waiting jobs of one name and resolves when they are done: for tests, which do not wait for a poll. */
  runWaiting(name: string, run: (data: object) => Promise<void>): Promise<number>
  /**
   * Wakes the workers of jobs that are due, and returns when the next one will be. Retries, delayed jobs and the jobs
   * of killed processes become due without a notification.
   */
  wakeDue(): Promise<Date | null>
  close(): Promise<void>
}

/** How long a killed process goes unnoticed without a heartbeat: the minimum that the library allows. */
const heartbeatSeconds = 10
/** A job that takes longer is considered failed. */
const expireInSeconds = 60
const retryLimit = 3
const pollingIntervalSeconds = 0.5
/** The polling interval if jobs are announced: correctness must not depend on the announcement. */
const slowPollingSeconds = 30
/** How often jobs of killed processes are looked for. */
const superviseSeconds = 5

/** The key in a job's data for the id of the request that enqueued it. */
const requestKey = '#request'

type Opening = {
  /** The names of all jobs. */
  names: string[]
  /** Whether this process recovers jobs of killed processes: true for workers. */
  supervise: boolean
  /** Lets a worker start jobs as soon as they are sent. Without it each queue is polled twice a second. */
  listener?: Listener | undefined
  onError: (error: Error) => void
}

/** Opens the job queue on the store's own connections. */
export async function openJobs(pool: Pool, { names, supervise, listener, onError }: Opening): Promise<RunningJobs> {
  /** Wakes this process's workers of a job name. */
  let wake: (name: string) => void = () => undefined
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => pool.query(text, values),
      ...(listener && {
        async listen(channel: string, onNotification: (name: string) => void, onReconnect: () => void) {
          wake = onNotification
          const end = listener.on(channel, { onNotification, onConnectionChange: onReconnect })
          return { close: async () => end() }
        },
      }),
    },
    supervise,
    schedule: false,
    useListenNotify: listener !== undefined,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  })
  boss.on('error', onError)
  const options = { heartbeatSeconds, expireInSeconds, retryLimit, retryDelay: 1, notify: true }
  await oneAfterTheOther(pool, async () => {
    await boss.start()
    for (const name of names) {
      await boss.createQueue(name, options)
      // The queue may have been created by a version that did not announce its jobs.
      await boss.updateQueue(name, options)
    }
  })

  return {
    async send(tx, { name, data, afterSeconds }) {
      const request = currentRequest()
      const stored = request ? { ...data, [requestKey]: request.id } : data
      await boss.send(name, stored, { db: fromKysely(tx), ...(afterSeconds && { startAfter: afterSeconds }) })
    },
    async process(name, run, { concurrency = 1 } = {}) {
      const polling = { pollingIntervalSeconds, notifyPollingIntervalSeconds: slowPollingSeconds }
      await boss.work<object>(name, { ...polling, batchSize: 1, localConcurrency: concurrency }, async ([job]) => {
        if (job) await run(...opened(job.data))
      })
    },
    async wakeDue() {
      const { rows } = await pool.query<{ name: string; is_due: boolean; at: Date }>(
        `select name, start_after <= now() as is_due, min(start_after) as at from pgboss.job
         where name = any ($1) and state < 'active' and not blocked group by 1, 2`,
        [names],
      )
      for (const { name, is_due: isDue } of rows) if (isDue) wake(name)
      return rows.reduce<Date | null>((first, { at }) => (first && first <= at ? first : at), null)
    },
    async runWaiting(name, run) {
      const jobs = await boss.fetch<object>(name, { batchSize: 100, ignoreStartAfter: true })
      for (const job of jobs) {
        await run(opened(job.data)[0])
        await boss.complete(name, job.id)
      }
      return jobs.length
    },
    async close() {
      await boss.stop({ graceful: true, timeout: 5000, close: false })
    },
  }
}

/** Splits off the id of the request that enqueued the job from the job's data. */
function opened(stored: object): [data: object, requestId: string | null] {
  const { [requestKey]: requestId = null, ...data } = stored as { [requestKey]?: string }
  return [data, requestId]
}

/**
 * Serialises processes that start together on an empty store: they would create the queue's tables at once, and one
 * would fail.
 */
async function oneAfterTheOther(pool: Pool, start: () => Promise<void>): Promise<void> {
  const holder = await pool.connect()
  try {
    await holder.query(`select pg_advisory_lock(hashtext('planner jobs'))`)
    await start()
  } finally {
    // Closing the connection releases the lock.
    holder.release(true)
  }
}
