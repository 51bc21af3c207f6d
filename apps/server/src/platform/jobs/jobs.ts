import type { Pool } from 'pg'
import { fromKysely, PgBoss } from 'pg-boss'
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
  close(): Promise<void>
}

/** A killed process is noticed after this long without a heartbeat: the minimum that the library allows. */
const heartbeatSeconds = 10
/** A job that takes longer has gone wrong. */
const expireInSeconds = 60
const retryLimit = 3
const pollingIntervalSeconds = 0.5

/** The key in a job's data for the id of the request that enqueued it. */
const requestKey = '#request'

/**
 * Opens the queue on the store's own connections.
 *
 * @param names all names of jobs there are.
 * @param supervise whether this process recovers jobs of killed processes: workers do.
 */
export async function openJobs(
  pool: Pool,
  { names, supervise, onError }: { names: string[]; supervise: boolean; onError: (error: Error) => void },
): Promise<RunningJobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise,
    schedule: false,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
  })
  boss.on('error', onError)
  await oneAfterTheOther(pool, async () => {
    await boss.start()
    for (const name of names)
      await boss.createQueue(name, { heartbeatSeconds, expireInSeconds, retryLimit, retryDelay: 1 })
  })

  return {
    async send(tx, { name, data, afterSeconds }) {
      const request = currentRequest()
      const stored = request ? { ...data, [requestKey]: request.id } : data
      await boss.send(name, stored, { db: fromKysely(tx), ...(afterSeconds && { startAfter: afterSeconds }) })
    },
    async workOn(name, run, { atOnce: localConcurrency = 1 } = {}) {
      await boss.work<object>(name, { pollingIntervalSeconds, batchSize: 1, localConcurrency }, async ([job]) => {
        if (job) await run(...opened(job.data))
      })
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
