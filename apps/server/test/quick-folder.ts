import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
const enough = 2 * 2 ** 30

/**
 * Where what a test run leaves behind may lie: in memory where the machine offers that with room to spare, else in the
 * folder for temporary files. A database is hundreds of files, and on a slow disk making one takes ten times as long.
 */
export function quickFolder(): string {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= enough ? memory : tmpdir()
  } catch {
    // Not Linux, or a machine that keeps it closed.
    return tmpdir()
  }
}
