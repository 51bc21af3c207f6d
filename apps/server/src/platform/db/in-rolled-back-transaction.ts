import type { Db } from './db.ts'
import { inTransaction } from './in-transaction.ts'

class Undone extends Error {}

/** Runs work in a transaction that is rolled back: returns the result without writing anything. */
export async function inRolledBackTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  let answer: { value: T } | null = null
  try {
    await inTransaction(db, async (tx) => {
      answer = { value: await work(tx) }
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  return answer!.value
}
