import type { changePassword as contract } from '@planner/contract/account'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { type Doer, record } from '#features/audit/record.ts'
import { isCommonPassword } from '#features/auth/common-passwords.ts'
import { requirePassword } from '#features/auth/require-password.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { hashPassword } from '#platform/password-hash.ts'
import { Problem } from '#platform/problem.ts'
import { deleteResetsOf, deleteSessionsOf, setPassword } from './store.ts'
import { tellOfNewPassword } from './tell-of-new-password.ts'

/**
 * Sets a new password for somebody who knows the old one. This session goes on, every other one ends, and mailed links stop
 * working.
 *
 * @throws Problem `account.password`, `auth.slow-down`, `auth.common`, `account.same-password`.
 */
export async function changePassword(
  context: Context,
  by: Doer & { user: UserRow; tokenHash: Buffer },
  { current_password: current, new_password: wanted }: CheckedInputOf<typeof contract>,
): Promise<void> {
  const { user, tokenHash } = by
  await requirePassword(context, user, current, by.address)
  if (wanted === current) throw new Problem('account.same-password')
  if (isCommonPassword(wanted)) throw new Problem('auth.common')

  const passwordHash = await hashPassword(wanted)
  await context.db.transaction().execute(async (tx) => {
    await setPassword(tx, user.id, passwordHash)
    await deleteSessionsOf(tx, user.id, { save: tokenHash })
    await deleteResetsOf(tx, user.id)
    await record(context, tx, 'password.changed', by)
  })
  await tellOfNewPassword(context, user)
}
