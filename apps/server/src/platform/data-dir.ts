import { chmodSync, existsSync, lstatSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The lock of the embedded store, in the data folder. */
const storeLock = 'store.lock'

/** The files in the data folder apart from the store, which restricts its own permissions. */
const files = [storeLock, 'store-password', 'store-id', 'token.key', 'vapid.json']

/**
 * Creates the folder of the embedded store and the keys, and restricts permissions: other accounts cannot enter the
 * folder, and only their owner can read its files.
 *
 * Under root the store runs as an unprivileged account, which must traverse the folder: others may then enter it, but
 * neither list it nor read a file in it.
 */
export function makeDataDir(dataDir: string): void {
  const open = process.getuid?.() === 0 ? 0o066 : 0o077
  mkdirSync(dataDir, { recursive: true, mode: 0o777 & ~open })
  close(dataDir, open)
  for (const name of files) close(path.join(dataDir, name), 0o077)
}

/** Creates the lock file before SQLite does, which would make it readable for everybody. */
export function makeStoreLock(dataDir: string): string {
  const lock = path.join(dataDir, storeLock)
  if (!existsSync(lock)) writeFileSync(lock, '', { mode: 0o600, flag: 'a' })
  return lock
}

/** Removes these permissions if set. A shared folder such as /tmp is not changed. */
function close(file: string, open: number): void {
  const found = lstatSync(file, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink() || (found.mode & 0o1000) !== 0 || found.uid !== process.getuid?.()) return
  if ((found.mode & open) !== 0) chmodSync(file, found.mode & 0o7777 & ~open)
}
