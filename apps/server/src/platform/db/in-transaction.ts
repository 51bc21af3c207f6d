import type { Db } from './open.ts'

/** Does the work in a transaction: in the one that is open already, where the caller has begun one. */
export function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
