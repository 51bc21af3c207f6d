import { createHash } from 'node:crypto'
import { secondFactor as limits } from '@planner/contract/constants/accounts'
import type { Context } from '#context.ts'
import type { Db } from '#platform/db/open.ts'
import { replaceRecoveryCodes, spendRecoveryCode, unusedRecoveryCodes } from './store.ts'

/** Crockford's base32: without I, L, O and U, which are easily misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Creates ten codes, replacing the existing ones. @returns the codes, shown only once: 'XXXX-XXXX-XXXX-XXXX', 80 random
 * bits.
 */
export async function makeRecoveryCodes({ ids, clock }: Context, tx: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: limits.recoveryCodes }, () => codeFrom(ids.secret()))
  await replaceRecoveryCodes(tx, userId, { hashes: codes.map(hashOf), now: clock.now() })
  return codes
}

/** Creates codes if there are no unused ones; null otherwise. */
export async function makeFirstRecoveryCodes(context: Context, tx: Db, userId: string): Promise<string[] | null> {
  return (await unusedRecoveryCodes(tx, userId)) > 0 ? null : makeRecoveryCodes(context, tx, userId)
}

export const dropRecoveryCodes = ({ clock }: Context, tx: Db, userId: string): Promise<void> =>
  replaceRecoveryCodes(tx, userId, { hashes: [], now: clock.now() })

/** Consumes a recovery code as typed. @returns whether it was valid. */
export const takeRecoveryCode = ({ clock }: Context, tx: Db, userId: string, typed: string): Promise<boolean> =>
  spendRecoveryCode(tx, userId, hashOf(typed), clock.now())

function codeFrom(secret: string): string {
  const bytes = Buffer.from(secret, 'base64url')
  const letters = Array.from({ length: 16 }, (_, index) => alphabet[bytes[index]! % 32]).join('')
  return letters.match(/.{4}/g)!.join('-')
}

/** Hashes a code, ignoring case, spaces and look-alike characters. A fast hash is enough for 80 random bits. */
function hashOf(code: string): Buffer {
  const plain = code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return createHash('sha256').update(plain).digest()
}
