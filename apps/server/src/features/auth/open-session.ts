import type { Session } from '@planner/contract/auth'
import type { Context } from '#context.ts'
import { presentUser } from '#features/profile/present-user.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { insertSession } from './store.ts'
import { tokenHashOf } from './token.ts'

/** Signs a person in on one more device. */
export async function openSession(context: Context, db: Db, user: UserRow): Promise<Session> {
  const now = context.clock.now()
  const token = context.ids.secret()
  await insertSession(db, { token_hash: tokenHashOf(token), user_id: user.id, created_at: now, last_used_at: now })
  return { access_token: token, token_type: 'bearer', user: presentUser(context, user) }
}
