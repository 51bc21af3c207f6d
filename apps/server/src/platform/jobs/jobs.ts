import type { Pool } from 'pg'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Listener } from '../db/listen.ts'
import type { Db } from '../db/open.ts'
import { currentRequest } from '../request-id.ts'

/** A job: its name and data. */
export type Job<Data extends object> = {
  name: string
  data: Data
  /** Not before so many seconds have passed; at once by default. */
  afterSeconds?: number
}

/** Handles the jobs of one name. Must be idempotent: a job runs again if its process was killed before completing it. */
export type JobWork<Context> = {
  name: string
  run: (context: Context, data: object) => Promise<void>
  /** Jobs of this name that a process works on side by side; one by default. */
  atOnce?: number
}

export type Jobs = {
  /** Asks for a job in the transaction that decided it: it is there if that is committed, and not if it is not. */
  send<Data extends object>(tx: Db, job: Job<Data>): Promise<void>
}

export type RunningJobs = Jobs & {
  /** Processes jobs until closed; `requestId` is that of the request that enqueued the job, if any. */
  workOn(
    name: string,
    run: (data: object, requestId: string | null) => Promise<void>,
    options?: { atOnce?: number | undefined },
  ): Promise<void>
  /** Does the jobs of one name that wait now, and returns when they are done: for tests, which do not wait for a poll. */
  runWaiting(name: string, run: (data: object) => Promise<void>): Promise<number>
  /**
   * Wakes who works on a job that is due, and says when the next one will be: a retry, a job for later, and one that a killed
   * process had are announced by nobody.
   */
  wakeDue(): Promise<Date | null>
  close(): Promise<void>
}

/** A killed process is noticed after this long without a heartbeat: the minimum that the library allows. */
const heartbeatSeconds = 10
/** A job that takes longer has gone wrong. */
const expireInSeconds = 60
const retryLimit = 3
const pollingIntervalSeconds = 0.5
/** Where jobs are announced: nothing depends on the announcement. */
const slowPollingSeconds = 30
/** Jobs of killed processes are looked for so often. */
const superviseSeconds = 5

/** The key in a job's data for the id of the request that enqueued it. */
const requestKey = '#request'

type Opening = {
  /** All names of jobs there are. */
  names: string[]
  /** Whether this process recovers jobs of killed processes: workers do. */
  supervise: boolean
  /** Of a process that works on jobs: they begin as they are sent. Without it each queue is asked twice a second. */
  listener?: Listener | undefined
  onError: (error: Error) => void
}

/** Opens the queue on the store's own connections. */
export async function openJobs(pool: Pool, { names, supervise, listener, onError }: Opening): Promise<RunningJobs> {
  /** Wakes who works on the jobs of a name in this process. */
  let wake: (name: string) => void = () => undefined
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => pool.query(text, values),
      ...(listener && {
        async listen(channel: string, hear: (name: string) => void, onReconnect: () => void) {
          wake = hear
          const end = listener.on(channel, { hear, onChange: onReconnect })
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
      // Where it was made by a version that did not announce its jobs.
      await boss.updateQueue(name, options)
    }
  })

  return {
    async send(tx, { name, data, afterSeconds }) {
      const request = currentRequest()
      const stored = request ? { ...data, [requestKey]: request.id } : data
      await boss.send(name, stored, { db: fromKysely(tx), ...(afterSeconds && { startAfter: afterSeconds }) })
    },
    async workOn(name, run, { atOnce: localConcurrency = 1 } = {}) {
      const polling = { pollingIntervalSeconds, notifyPollingIntervalSeconds: slowPollingSeconds }
      await boss.work<object>(name, { ...polling, batchSize: 1, localConcurrency }, async ([job]) => {
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

/** A job's data, and the id of the request that enqueued it. */
function opened(stored: object): [data: object, requestId: string | null] {
  const { [requestKey]: requestId = null, ...data } = stored as { [requestKey]?: string }
  return [data, requestId]
}

/** Processes that start together on an empty store would otherwise make the queue's tables at once, and one would fail. */
async function oneAfterTheOther(pool: Pool, start: () => Promise<void>): Promise<void> {
  const holder = await pool.connect()
  try {
    await holder.query(`select pg_advisory_lock(hashtext('planner jobs'))`)
    await start()
  } finally {
    // With its connection goes the lock.
    holder.release(true)
  }
}
