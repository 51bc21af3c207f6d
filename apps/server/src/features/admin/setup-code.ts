import { createHash } from 'node:crypto'
import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Db } from '#platform/db/open.ts'
import { deleteSetupCode, hasAdmin, insertSetupCode } from './store.ts'

/** Letters and digits that are hard to confuse when typed from a screen (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** In characters: 100 bits. */
const length = 20

/**
 * Whether the first administrator needs the setup code: in production, if ADMIN_EMAILS is not set or no mail can be
 * sent to confirm an address on it.
 */
export const needsSetupCode = ({ config, channels }: Pick<Context, 'config' | 'channels'>): boolean =>
  config.production && (config.adminEmails === null || !channels.email.connected)

/**
 * Creates the setup code at the first start and returns it once. The store keeps only its hash: of several processes
 * one creates the code, and all accept it.
 *
 * @returns a line for the terminal; null if no code is needed.
 */
export async function offerSetupCode(context: Context): Promise<string | null> {
  if (!needsSetupCode(context) || (await hasAdmin(context.db))) return null
  const code = newCode(context)
  const isNew = await insertSetupCode(context.db, { code_hash: hashOf(code), made_at: context.clock.now() })
  return isNew
    ? `Setup code for the first administrator: ${code} (enter it under Profile, Become Admin; valid once)`
    : 'There is no administrator yet. The setup code was printed at the first start; npm run store -- setup-code prints a new one'
}

/** Replaces the setup code with a new one. @returns null if there is an administrator. */
export async function makeSetupCode({ db, ids, clock }: Pick<Context, 'db' | 'ids' | 'clock'>): Promise<string | null> {
  if (await hasAdmin(db)) return null
  const code = newCode({ ids })
  await inTransaction(db, async (tx: Db) => {
    await deleteSetupCode(tx)
    await insertSetupCode(tx, { code_hash: hashOf(code), made_at: clock.now() })
  })
  return code
}

/** Hashes a typed code after normalising it: ignores case, spaces and dashes, and reads O as 0, I and L as 1. */
export function hashOf(typed: string): Buffer {
  const written = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return createHash('sha256').update(written).digest()
}

/** Returns a new code, 'AB12C-…': four groups of five. */
function newCode({ ids }: Pick<Context, 'ids'>): string {
  const bytes = Buffer.from(ids.secret(), 'base64url').subarray(0, length)
  // 256 is a multiple of 32, so each letter is equally likely.
  const letters = [...bytes].map((byte) => alphabet[byte % alphabet.length])
  return letters.join('').replaceAll(/.{5}(?=.)/g, '$&-')
}
