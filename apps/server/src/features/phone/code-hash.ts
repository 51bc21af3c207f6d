import type { Context } from '#context.ts'

type CodeFor = { userId: string; number: string; code: string }

const purpose = 'phone code'
const textOf = ({ userId, number, code }: CodeFor): string => [userId, number, code].join(' ')

/**
 * Returns the stored form of a code. A million codes are quickly tried, so only a key outside the database protects
 * them.
 */
export const hashOf = (context: Context, code: CodeFor): Buffer => context.signer.sign(purpose, textOf(code))

/** Whether a code matches a hash, compared in constant time. */
export const isCode = (context: Context, code: CodeFor, hash: Buffer): boolean =>
  context.signer.isSignature(purpose, textOf(code), hash)
