import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { secretFile } from '#platform/crypto/secret-file.ts'
import { type Account, makeSystemHome } from './postgres-binaries.ts'

/** Linux allows 107 bytes for a socket's path, of which the socket's own name takes 17. */
const socketFolderMaxBytes = 90

/** The unprivileged account of Debian and most systems. */
const nobody: Account = { uid: 65_534, gid: 65_534 }

/**
 * Returns the account to drop to; null if the process is not root.
 *
 * A store that a person created keeps belonging to that person, so root starts it as them.
 */
export function storeAccount(dataDir: string): Account | null {
  if (process.getuid?.() !== 0) return null
  const made = lstatSync(path.join(dataDir, 'store'), { throwIfNoEntry: false })
  return made && made.uid !== 0 ? { uid: made.uid, gid: made.gid } : nobody
}

/**
 * Returns the folder of the embedded store, which only the account it runs as can enter.
 *
 * It is in the data folder. If the unprivileged account cannot enter root's data folder, it is in /var/lib instead,
 * under a name kept in the data folder. Once created it stays there, even if the permissions of the parent folders
 * change: an empty database in another place would look like lost data.
 *
 * @throws if the store was created in the data folder and the account can no longer enter it.
 */
export function storeHome(dataDir: string, account: Account | null): string {
  const idFile = path.join(dataDir, 'store-id')
  if (!existsSync(idFile)) {
    const home = path.join(dataDir, 'store')
    makeClosed(home, account)
    if (!account || canEnter(home, account)) return home
    if (existsSync(path.join(home, 'data'))) {
      throw new Error(
        `the store's account (uid ${account.uid}) cannot enter ${home}: open the folders above it (chmod +x)`,
      )
    }
  }
  const elsewhere = path.join(makeSystemHome(), secretFile(idFile, randomUUID))
  makeClosed(elsewhere, account)
  return elsewhere
}

/**
 * Returns the folder for the store's socket: the store's own, unless its path is too long for a socket.
 *
 * All processes of one data folder must agree on it, so it does not depend on TMPDIR.
 *
 * @throws if another account owns the short path.
 */
export function socketFolder(home: string, account: Account | null): string {
  if (Buffer.byteLength(home) <= socketFolderMaxBytes) return home
  const name = createHash('sha256').update(home).digest('hex').slice(0, 16)
  if (account) {
    const short = path.join(makeSystemHome(), `socket-${name}`)
    makeClosed(short, account)
    return short
  }
  const short = `/tmp/planner-${name}`
  mkdirSync(short, { recursive: true, mode: 0o700 })
  // Another account may have created it first, even as a link to elsewhere.
  const found = lstatSync(short)
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o077) !== 0) {
    throw new Error(`${short} is needed for the store's socket, but belongs to another account or is open to others`)
  }
  return short
}

function makeClosed(folder: string, account: Account | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (account) chownSync(folder, account.uid, account.gid)
  chmodSync(folder, 0o700)
}

function canEnter(folder: string, account: Account): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...account, cwd: '/' }).status === 0
}
