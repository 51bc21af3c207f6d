import { createHash } from 'node:crypto'
import type { Context } from '#context.ts'
import type { GoogleConnectionRow } from '#platform/db/tables/google.ts'

type Token = 'access_token' | 'refresh_token'

const nameOf = (userId: string, what: string): string => `google ${what} of ${userId}`

/** Returns the stored form of a token. */
export const sealed = (context: Context, userId: string, what: Token | 'verifier', token: string): Buffer =>
  context.sealer.seal(token, nameOf(userId, what))

/** Returns a token in plain text; null if the key that sealed it is gone. */
export const unsealed = (context: Context, connection: GoogleConnectionRow, what: Token): string | null =>
  context.sealer.open(connection[what], nameOf(connection.user_id, what))

export const unsealedVerifier = (context: Context, userId: string, verifier: Buffer): string | null =>
  context.sealer.open(verifier, nameOf(userId, 'verifier'))

/** A state has 256 random bits, so a fast hash is enough. */
export const stateHashOf = (state: string): Buffer => createHash('sha256').update(state).digest()
