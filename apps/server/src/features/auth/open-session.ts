import type { Session } from '@planner/contract/account/auth'
import { session as limits } from '@planner/contract/constants/accounts'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { presentUser } from '#features/profile/present-user.ts'
import { lockAccount } from '#platform/db/lock-account.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { truncatedAddress } from '#platform/network.ts'
import { Problem } from '#platform/problem.ts'
import { deviceOf } from '#platform/user-agent.ts'
import { endSessionsBeyond, insertSession } from './store.ts'
import { tokenHashOf } from './token.ts'

/** The caller's address and browser. */
export type From = Pick<Actor, 'address' | 'userAgent'>

/**
 * Opens a session on one more device. Over the limit, the least recently used device is signed out.
 *
 * @throws Problem `auth.disabled`.
 */
export async function openSession(context: Context, db: Db, user: UserRow, from: From): Promise<Session> {
  if (user.disabled_at) throw new Problem('auth.disabled')
  const now = context.clock.now()
  const token = context.ids.secret()
  const tokenHash = tokenHashOf(token)
  await lockAccount(db, user.id)
  await insertSession(db, {
    token_hash: tokenHash,
    id: context.ids.next(),
    user_id: user.id,
    ...deviceOf(from.userAgent),
    address: truncatedAddress(from.address),
    created_at: now,
    last_used_at: now,
  })
  for (const { device } of await endSessionsBeyond(db, user.id, { most: limits.devicesMax, save: tokenHash })) {
    const about = `${device ?? 'An unknown browser'}: least recently used of ${limits.devicesMax}`
    await record(context, db, 'session.revoked', { user, ...from }, { about })
  }
  return { access_token: token, token_type: 'bearer', user: presentUser(context, user) }
}
