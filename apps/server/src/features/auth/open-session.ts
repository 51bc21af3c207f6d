import type { Session } from '@planner/contract/auth'
import type { Context } from '#context.ts'
import type { Doer } from '#features/audit/record.ts'
import { presentUser } from '#features/profile/present-user.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { withoutEnd } from '#platform/network.ts'
import { deviceOf } from '#platform/user-agent.ts'
import { insertSession } from './store.ts'
import { tokenHashOf } from './token.ts'

/** Where a person comes from: the caller's address and browser. */
export type From = Pick<Doer, 'address' | 'userAgent'>

/** Signs a person in on one more device. */
export async function openSession(context: Context, db: Db, user: UserRow, from: From): Promise<Session> {
  const now = context.clock.now()
  const token = context.ids.secret()
  await insertSession(db, {
    token_hash: tokenHashOf(token),
    id: context.ids.next(),
    user_id: user.id,
    ...deviceOf(from.userAgent),
    address: withoutEnd(from.address),
    created_at: now,
    last_used_at: now,
  })
  return { access_token: token, token_type: 'bearer', user: presentUser(context, user) }
}
