import { session as limits } from '@planner/contract/constants/accounts'
import type { Context } from '#context.ts'
import { after } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { type From, openSession } from './open-session.ts'
import { deleteSessions, moveSubscriptions, setSessionEnd } from './store.ts'
import { tokenHashOf } from './token.ts'

/**
 * Rotates the session token of a person who has just confirmed their password, and ends their other sessions.
 * The old token ends half a minute later, so that requests in progress in other tabs do not sign them out. This browser's
 * push subscription moves to the new session.
 *
 * @returns the new token.
 * @see ASVS 5.0, 7.2.4
 */
export async function renewSession(
  context: Context,
  tx: Db,
  { user, tokenHash, ...from }: From & { user: UserRow; tokenHash: Buffer },
): Promise<string> {
  await deleteSessions(tx, user.id, { save: tokenHash })
  await setSessionEnd(tx, tokenHash, after(context.clock.now(), limits.replacedSeconds * 1000))
  const { access_token: token } = await openSession(context, tx, user, from)
  await moveSubscriptions(tx, { from: tokenHash, to: tokenHashOf(token) })
  return token
}
