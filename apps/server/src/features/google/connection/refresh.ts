import type { Context } from '#context.ts'
import type { GoogleConnectionRow } from '#platform/db/tables/google.ts'
import { Problem } from '#platform/problem.ts'
import type { Google } from '#providers/google.ts'
import { isReason } from './explain.ts'
import { lockConnection, setConnection } from './store.ts'
import { sealed, unsealed } from './tokens.ts'

/**
 * Replaces an expired access token. The connection is locked meanwhile: of many concurrent callers, in any process, one
 * asks Google and the others use the result.
 *
 * @throws Problem `google.not-connected`, or `google.expired` if Google no longer accepts the refresh token.
 */
export async function refreshed(
  context: Context,
  google: Google,
  connection: GoogleConnectionRow,
  worn: string | null,
): Promise<string> {
  const token = await context.db.transaction().execute(async (tx) => {
    const held = await lockConnection(tx, connection.user_id, connection.id)
    if (!held) throw new Problem('google.not-connected')
    if (held.expired_at !== null) return null
    const present = unsealed(context, held, 'access_token')
    if (present !== null && present !== worn) return present

    const refreshToken = unsealed(context, held, 'refresh_token')
    const token = refreshToken && (await newToken(google, refreshToken))
    const change = token
      ? {
          access_token: sealed(context, held.user_id, 'access_token', token),
          // Sealed again with the current key, so that an older key is no longer needed.
          refresh_token: sealed(context, held.user_id, 'refresh_token', refreshToken),
        }
      : { expired_at: context.clock.now() }
    await setConnection(tx, held, change)
    return token
  })
  if (token === null) throw new Problem('google.expired')
  return token
}

/** Returns null if Google rejects the refresh token. */
async function newToken(google: Google, refreshToken: string): Promise<string | null> {
  try {
    return await google.refresh(refreshToken)
  } catch (error) {
    if (isReason(error, 'grant-gone')) return null
    throw error
  }
}
