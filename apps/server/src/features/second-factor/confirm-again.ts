import type { Context } from '#context.ts'
import { requirePassword } from '#features/auth/require-password.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Db } from '#platform/db/open.ts'
import { Problem } from '#platform/problem.ts'
import { openChallenge, spendChallenge, tryChallenge } from './challenge.ts'
import type { Signed } from './signed.ts'
import { hasFactor } from './store.ts'
import { countTimeCode, type ShownFactor, takeFactor } from './take-factor.ts'

/** The password and, if needed, an answer to a challenge. */
export type Confirmation = ShownFactor & { password: string; challenge?: string | undefined }

/**
 * Runs a sensitive action after the person has confirmed their password, and their second factor if they have one, so
 * that an unattended or stolen session is not enough.
 *
 * @param work runs in the transaction that consumes the factor.
 * @throws Problem `account.password`, `auth.slow-down`, `second-factor.needed` with a challenge to answer,
 *   `second-factor.expired`, `second-factor.code`, `second-factor.passkey`, `second-factor.too-many`.
 */
export async function confirmAgain<Done>(
  context: Context,
  by: Signed,
  { password, challenge: token, ...answer }: Confirmation,
  work: (tx: Db) => Promise<Done>,
): Promise<Done> {
  await requirePassword(context, by, password)
  if (!(await hasFactor(context.db, by.user.id))) return inTransaction(context.db, work)
  if (token === undefined) {
    const opened = await openChallenge(context, { purpose: 'confirm', userId: by.user.id })
    throw new Problem('second-factor.needed', { challenge: opened.token })
  }
  const challenge = await tryChallenge(context, token, 'confirm')
  if (challenge.user_id !== by.user.id) throw new Problem('second-factor.expired')
  if (answer.code !== undefined) await countTimeCode(context, by.user)
  return inTransaction(context.db, async (tx) => {
    await spendChallenge(tx, challenge)
    await takeFactor(context, tx, by.user, { challenge, answer })
    return work(tx)
  })
}
