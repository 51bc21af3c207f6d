import { DatabaseSync } from 'node:sqlite'

/**
 * Runs `work` while holding a lock on a file that the kernel frees even after kill -9.
 *
 * SQLite's exclusive transaction is used for nothing but its lock: Node has no flock of its own.
 *
 * @throws when the lock is not free within a minute.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(file, { timeout: 60_000 })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return await work()
  } finally {
    lock.close()
  }
}
