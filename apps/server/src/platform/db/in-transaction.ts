import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from './db.ts'
import { type StoreFailure, storeFailureOf } from './failures.ts'

/**
 * Retry pauses: after a deadlock the other transaction ends soon; after a failover a new primary takes some seconds.
 */
const pausesMs: Pauses = { conflict: [20, 80, 300], away: [200, 800, 2000] }

type Pauses = Record<StoreFailure, readonly number[]>

/** For work that would be lost otherwise: keeps retrying for as long as a failover takes, some 40 s plus connecting. */
export const throughFailover: Pauses = { ...pausesMs, away: [200, 800, ...Array.from({ length: 20 }, () => 2000)] }

/**
 * Runs idempotent work (reads, or writes that are the same the second time), and retries it a few times if the store
 * was unreachable or another transaction conflicted.
 *
 * @throws what the last attempt throws.
 */
export async function withRetries<T>(work: () => Promise<T>, pauses = pausesMs): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      await pauseBeforeAgain(error, attempt, pauses)
    }
  }
}

/**
 * Runs a transaction, or joins the caller's. If it was rolled back because of a conflict, or the store went away before
 * the commit was sent, it runs again, so it takes effect once. If the store went away during the commit, the outcome is
 * unknown: the error is thrown, and the caller is told to retry.
 *
 * @param work may run twice, so it must change nothing but rows of `tx`.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  for (let attempt = 0; ; attempt++) {
    // The driver's rollback fails too on a lost connection, and its error would hide the cause.
    let failure: { error: unknown } | null = null
    let isDone = false
    try {
      return await db.transaction().execute(async (tx) => {
        try {
          const result = await work(tx)
          isDone = true
          return result
        } catch (error) {
          failure = { error }
          throw error
        }
      })
    } catch (thrown) {
      const { error } = (failure as { error: unknown } | null) ?? { error: thrown }
      if (isDone && storeFailureOf(error) === 'away') throw error
      await pauseBeforeAgain(error, attempt)
    }
  }
}

/** Waits before the next attempt. @throws the error if it must not be retried, or was the last attempt. */
async function pauseBeforeAgain(error: unknown, attempt: number, pauses = pausesMs): Promise<void> {
  const failure = storeFailureOf(error)
  const ms = failure === null ? undefined : pauses[failure][attempt]
  if (ms === undefined) throw error
  await pause(ms)
}
