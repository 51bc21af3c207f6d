import type { Db } from './open.ts'

/** Runs the work in a transaction, reusing the caller's if there is one. */
export function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
