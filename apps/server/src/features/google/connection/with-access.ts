import type { Grant } from '@planner/contract/google'
import type { Context } from '#context.ts'
import type { GoogleConnectionRow } from '#platform/db/tables/google.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { type Google, scopeOf } from '#providers/google.ts'
import { explained, isReason } from './explain.ts'
import { isGranted } from './grants.ts'
import { refreshed } from './refresh.ts'
import { connectionOf, setConnection } from './store.ts'
import { unsealed } from './tokens.ts'

type Access = { google: Google; connection: GoogleConnectionRow; token: string }

/**
 * Runs a read against a person's Google account. If the access token has expired, it is refreshed once and the read
 * starts over. The connection is marked as expired only if Google then rejects the refresh token or the new access
 * token.
 *
 * @throws Problem `google.not-connected`, `google.expired`, `google.not-configured`, `google.no-calendar`,
 *   `google.no-mail`, `google.busy` or `google.unavailable`.
 */
export async function withAccess<T>(
  context: Context,
  user: UserRow,
  grant: Grant,
  read: (access: Access) => Promise<T>,
): Promise<T> {
  const { google, connection } = await requireGrant(context, user, grant)
  const token = unsealed(context, connection, 'access_token')
  try {
    if (token !== null) {
      try {
        return await read({ google, connection, token })
      } catch (error) {
        if (!isReason(error, 'signed-out')) throw error
      }
    }
    return await read({ google, connection, token: await refreshed(context, google, connection, token) })
  } catch (error) {
    // A 401 with a token that was just issued means that access was revoked.
    if (isReason(error, 'signed-out')) {
      await setConnection(context.db, connection, { expired_at: context.clock.now() })
      throw new Problem('google.expired')
    }
    if (isReason(error, 'no-scope')) {
      await setConnection(context.db, connection, { scopes: connection.scopes.filter((one) => one !== scopeOf[grant]) })
      throw missing(grant)
    }
    throw explained(context, error)
  }
}

async function requireGrant(context: Context, user: UserRow, grant: Grant) {
  const connection = await connectionOf(context.db, user.id)
  if (!connection) throw new Problem('google.not-connected')
  if (connection.expired_at !== null) throw new Problem('google.expired')
  if (!isGranted(connection, grant)) throw missing(grant)
  if (!context.google) throw new Problem('google.not-configured')
  return { google: context.google, connection }
}

const missing = (grant: Grant): Problem => new Problem(grant === 'calendar' ? 'google.no-calendar' : 'google.no-mail')
