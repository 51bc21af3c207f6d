import { createHash } from 'node:crypto'
import { secondFactor as limits } from '@planner/contract/constants/accounts'
import type { Context } from '#context.ts'
import type { Db } from '#platform/db/open.ts'
import { replaceRecoveryCodes, spendRecoveryCode, unusedRecoveryCodes } from './store.ts'

/** Crockford's base32: without I, L, O and U, which are misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Makes ten codes in place of those there are. @returns them, to be shown once: 'XXXX-XXXX-XXXX-XXXX', 80 random bits. */
export async function makeRecoveryCodes({ ids, clock }: Context, tx: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: limits.recoveryCodes }, () => codeFrom(ids.secret()))
  await replaceRecoveryCodes(tx, userId, { hashes: codes.map(hashOf), now: clock.now() })
  return codes
}

/** The same if there are no usable codes. */
export async function makeFirstRecoveryCodes(context: Context, tx: Db, userId: string): Promise<string[] | null> {
  return (await unusedRecoveryCodes(tx, userId)) > 0 ? null : makeRecoveryCodes(context, tx, userId)
}

export const dropRecoveryCodes = ({ clock }: Context, tx: Db, userId: string): Promise<void> =>
  replaceRecoveryCodes(tx, userId, { hashes: [], now: clock.now() })

/** Uses a code up, as it was typed. @returns whether it was one. */
export const takeRecoveryCode = ({ clock }: Context, tx: Db, userId: string, typed: string): Promise<boolean> =>
  spendRecoveryCode(tx, userId, hashOf(typed), clock.now())

function codeFrom(secret: string): string {
  const bytes = Buffer.from(secret, 'base64url')
  const letters = Array.from({ length: 16 }, (_, index) => alphabet[bytes[index]! % 32]).join('')
  return letters.match(/.{4}/g)!.join('-')
}

/** A fast hash is enough for 80 random bits. Lower case, spaces and look-alike characters make no difference. */
function hashOf(code: string): Buffer {
  const plain = code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return createHash('sha256').update(plain).digest()
}
