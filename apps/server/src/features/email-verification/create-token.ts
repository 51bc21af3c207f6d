import type { Context } from '#context.ts'
import { tokenHashOf } from '#features/auth/token.ts'
import type { Db } from '#platform/db/open.ts'
import { insertToken, revokeTokens } from './store.ts'

/** Creates a person's verification token, replacing any earlier one, and returns it. Only its hash is stored. */
export async function createVerificationToken(context: Context, tx: Db, userId: string): Promise<string> {
  const token = context.ids.secret()
  const now = context.clock.now()
  await revokeTokens(tx, userId, now)
  await insertToken(tx, { token_hash: tokenHashOf(token), user_id: userId, made_at: now })
  return token
}
