import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { deleteRequest, setVerified } from './store.ts'

/** Marks a person's address as confirmed, so that emails are sent to it from now on. */
export async function markVerified(
  context: Context,
  tx: Db,
  user: UserRow,
  from: Omit<Actor, 'user'>,
): Promise<UserRow> {
  const now = context.clock.now()
  await deleteRequest(tx, user.id)
  if (!(await setVerified(tx, user.id, now))) return user
  await record(context, tx, 'email.verified', { user, ...from })
  return { ...user, email_verified_at: now }
}
