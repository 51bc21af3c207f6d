import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from './db.ts'
import { type StoreFailure, storeFailureOf } from './failures.ts'

/** After a deadlock the other transaction is soon done; after a failover a new primary takes some seconds. */
const pausesMs: Pauses = { conflict: [20, 80, 300], away: [200, 800, 2000] }

type Pauses = Record<StoreFailure, readonly number[]>

/** For what would be lost otherwise: waits for as long as a failover takes, some 40 s, and the time that connecting takes. */
export const throughFailover: Pauses = { ...pausesMs, away: [200, 800, ...Array.from({ length: 20 }, () => 2000)] }

/**
 * Runs work that may run twice: it reads only, or what it writes is the same the second time. Runs it again, a few times, if
 * the store was away or another transaction was in its way.
 *
 * @throws what the last attempt throws.
 */
export async function patiently<T>(work: () => Promise<T>, pauses = pausesMs): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      await pauseBeforeAgain(error, attempt, pauses)
    }
  }
}

/**
 * Runs a transaction, reusing the caller's if there is one. If the store rolled it back because of another transaction, or went
 * away before the commit was sent, it runs again, so that it takes effect once. If the store went away during the commit,
 * nobody knows: that error is thrown, and the caller is told to ask again.
 *
 * @param work may run twice: it changes nothing but rows of `tx`.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  for (let attempt = 0; ; attempt++) {
    // The driver's rollback on a lost connection fails too, and would hide why.
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

/** @throws the error if it is no reason for another attempt, or was the last. */
async function pauseBeforeAgain(error: unknown, attempt: number, pauses = pausesMs): Promise<void> {
  const failure = storeFailureOf(error)
  const ms = failure === null ? undefined : pauses[failure][attempt]
  if (ms === undefined) throw error
  await pause(ms)
}
