import type { changePassword as contract } from '@planner/contract/account/account'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { isCommonPassword } from '#features/auth/common-passwords.ts'
import { renewSession } from '#features/auth/renew-session.ts'
import { requirePassword } from '#features/auth/require-password.ts'
import { deleteChallenges } from '#features/second-factor/challenge.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { notifyOfNewPassword } from './notify-of-new-password.ts'
import { deleteResetsOf, setPassword } from './store.ts'

/**
 * Sets a new password for a person who knows the old one. This session continues under a new token; every other session
 * ends and mailed links stop working.
 *
 * @returns the new token.
 * @throws Problem `account.password`, `auth.slow-down`, `auth.common`, `account.same-password`.
 */
export async function changePassword(
  context: Context,
  by: Actor & { user: UserRow; tokenHash: Buffer },
  { current_password: current, new_password: wanted }: CheckedInputOf<typeof contract>,
): Promise<string> {
  const { user } = by
  await requirePassword(context, by, current)
  if (wanted === current) throw new Problem('account.same-password')
  if (isCommonPassword(wanted)) throw new Problem('auth.common')

  const passwordHash = await context.passwords.hash(wanted)
  const token = await inTransaction(context.db, async (tx) => {
    await setPassword(tx, user.id, passwordHash)
    await deleteChallenges(tx, user.id)
    await deleteResetsOf(tx, user.id)
    await record(context, tx, 'password.changed', by)
    return renewSession(context, tx, by)
  })
  await notifyOfNewPassword(context, user)
  return token
}
