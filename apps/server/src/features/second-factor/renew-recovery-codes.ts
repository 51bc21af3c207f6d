import type { Context } from '#context.ts'
import { record } from '#features/audit/record.ts'
import { requirePassword } from '#features/auth/require-password.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import { Problem } from '#platform/problem.ts'
import { notifyOfFactor } from './notify-of-changes.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import type { Signed } from './signed.ts'
import { hasFactor } from './store.ts'

/**
 * Creates new recovery codes; the old ones stop working.
 *
 * @throws Problem `account.password`, `auth.slow-down`, `second-factor.off`.
 */
export async function renewRecoveryCodes(context: Context, by: Signed, password: string): Promise<string[]> {
  const { user } = by
  await requirePassword(context, by, password)
  const codes = await inTransaction(context.db, async (tx) => {
    await lockPerson(tx, user.id)
    if (!(await hasFactor(tx, user.id))) throw new Problem('second-factor.off')
    await record(context, tx, 'recovery-codes.renewed', by)
    return makeRecoveryCodes(context, tx, user.id)
  })
  await notifyOfFactor(context, user, 'renewed', 'your recovery codes')
  return codes
}
