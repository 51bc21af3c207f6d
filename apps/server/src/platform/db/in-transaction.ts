import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from './db.ts'
import { storeFailureOf } from './failures.ts'

/** After a deadlock the other transaction is soon done; after a failover a new primary takes some seconds. */
const pausesMs = { conflict: [20, 80, 300], away: [200, 800, 2000] } as const

/**
 * Runs work that may run twice: it reads only, or what it writes is the same the second time. Runs it again, a few times, if
 * the store was away or another transaction was in its way.
 *
 * @throws what the last attempt throws.
 */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      await pauseBeforeAgain(error, attempt)
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
async function pauseBeforeAgain(error: unknown, attempt: number): Promise<void> {
  const failure = storeFailureOf(error)
  const ms = failure === null ? undefined : pausesMs[failure][attempt]
  if (ms === undefined) throw error
  await pause(ms)
}
