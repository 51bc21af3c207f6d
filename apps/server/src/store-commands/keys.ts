import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { secretFile } from '#platform/crypto/secret-file.ts'
import { makeDataDir } from '#platform/data-dir.ts'

/** The files of DATA_DIR without which a store is of little use. */
const keyFiles = ['vapid.json', 'token.key']

/** Returns the key files of a data folder by name, in base64. */
export function readKeys(dataDir: string): Record<string, string> {
  const found = keyFiles.filter((name) => existsSync(path.join(dataDir, name)))
  return Object.fromEntries(found.map((name) => [name, readFileSync(path.join(dataDir, name)).toString('base64')]))
}

/** @throws if a folder already contains different keys. */
export function refuseOtherKeys(dataDir: string, keys: Record<string, string>): void {
  const own = readKeys(dataDir)
  const other = Object.keys(keys).find((name) => own[name] !== undefined && own[name] !== keys[name])
  if (other) throw new Error(`${path.join(dataDir, other)} differs from the one in the backup: move it away first`)
}

/** Writes the key files that a folder lacks, with mode 600. Ignores other names. */
export function writeKeys(dataDir: string, keys: Record<string, string>): void {
  makeDataDir(dataDir)
  for (const name of keyFiles) {
    const key = keys[name]
    if (key !== undefined) secretFile(path.join(dataDir, name), () => Buffer.from(key, 'base64').toString())
  }
}

/** Returns a note on keys that are left behind; null if there are none. */
export function adviceOnKeys(dataDir: string): string | null {
  const names = Object.keys(readKeys(dataDir))
  if (names.length === 0) return null
  return `Not included: ${names.map((name) => path.join(dataDir, name)).join(' and ')}. Back them up as carefully as the store itself`
}
