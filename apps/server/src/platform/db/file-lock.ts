import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

/** Longer than the holder's work can take: a first start, or the recovery of a killed store. */
const patienceMs = 120_000

const sqliteBusy = 5

/**
 * Runs `work` while holding a lock on a file that the kernel releases even after kill -9.
 *
 * SQLite's exclusive transaction serves only as a lock, because Node has no flock. Waiting happens outside SQLite,
 * because its own wait would block the whole process, and with it a holder in the same process.
 *
 * @throws when the lock is not free within two minutes.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    const patience = AbortSignal.timeout(patienceMs)
    while (!obtained(lock)) {
      if (patience.aborted) throw new Error(`${file} is locked by another process`)
      await pause(20)
    }
    return await work()
  } finally {
    lock.close()
  }
}

function obtained(lock: DatabaseSync): boolean {
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode === sqliteBusy) return false
    throw error
  }
}
