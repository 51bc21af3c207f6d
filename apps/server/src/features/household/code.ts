import { household as limits } from '@planner/contract/constants/household'
import type { Context } from '#context.ts'
import { tokenHashOf } from '#features/auth/token.ts'

/** Crockford's base 32: no letters that look like digits. Ten characters are 50 bits. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns a new invitation code in its displayed form: 'K7Q2M-9XHDR'. */
export function newCode({ ids }: Context): string {
  const bytes = Buffer.from(ids.secret(), 'base64url').subarray(0, limits.codeLength)
  const code = [...bytes].map((byte) => letters[byte % letters.length]).join('')
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

/** Returns the stored form of a code, however it was typed. */
export const codeHashOf = (typed: string): Buffer => tokenHashOf(normalized(typed))

const normalized = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
