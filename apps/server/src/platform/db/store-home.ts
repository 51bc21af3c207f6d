import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { secretFile } from '#platform/secret-file.ts'
import { type Account, systemHome } from './postgres-binaries.ts'

/** Linux allows 107 bytes for a socket's path; the socket's own name takes 17 of them. */
const socketFolderMaxBytes = 90

/** Debian's and most systems' account without rights. */
const nobody: Account = { uid: 65_534, gid: 65_534 }

/** The account to drop to: none where the process is not root. */
export const storeAccount = (): Account | null => (process.getuid?.() === 0 ? nobody : null)

/**
 * The folder of the embedded store, closed to everyone but the account it runs as.
 *
 * It lies in the data folder. Where root's data folder is one that the lesser account cannot enter, it lies under
 * /var/lib instead, by a name kept in the data folder.
 */
export function storeHome(dataDir: string, account: Account | null): string {
  const home = path.join(dataDir, 'store')
  makeClosed(home, account)
  if (!account || canEnter(home, account)) return home

  const id = secretFile(path.join(dataDir, 'store-id'), randomUUID)
  mkdirSync(systemHome, { recursive: true, mode: 0o711 })
  const elsewhere = path.join(systemHome, id)
  makeClosed(elsewhere, account)
  return elsewhere
}

/**
 * The folder for the store's socket: the store's own, unless its path is too long for a socket.
 *
 * @throws where somebody else already holds the short path.
 */
export function socketFolder(home: string, account: Account | null): string {
  if (Buffer.byteLength(home) <= socketFolderMaxBytes) return home
  const name = createHash('sha256').update(home).digest('hex').slice(0, 16)
  const short = path.join(tmpdir(), `planner-${name}`)
  makeClosed(short, account)
  const { uid } = lstatSync(short)
  if (uid !== (account?.uid ?? process.getuid?.())) throw new Error(`${short} belongs to another account`)
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
