import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Reads a secret from a file, or creates it on the first start.
 *
 * Several processes may start at once: each writes a draft, and the first to link it under the real name wins, so
 * that all read the same value and nobody ever reads a partial one. Mode 600.
 */
export function secretFile(path: string, make: () => string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  // Synced to disk before it is linked: the store's password would be useless half written after a power cut.
  writeFileSync(draft, make(), { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(path, 'utf8')
}
