import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { makeDataDir } from '../data-dir.ts'
import { secretFile } from './secret-file.ts'

/** Returns the keys that encrypt tokens: those of TOKEN_KEY, or one generated on first use and kept in DATA_DIR. */
export function tokenKeys({ tokenKeys: given, dataDir }: { tokenKeys: Buffer[] | null; dataDir: string }): Buffer[] {
  if (given) return given
  makeDataDir(dataDir)
  const secret = secretFile(path.join(dataDir, 'token.key'), () => randomBytes(32).toString('base64'))
  return [Buffer.from(secret, 'base64')]
}
