import { account as limits } from '@planner/contract/constants/accounts'
import type { Context } from '#context.ts'
import { isGone } from '#features/auth/is-gone.ts'
import { tokenHashOf } from '#features/auth/token.ts'
import { after, hourMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import { Problem } from '#platform/problem.ts'
import { markVerified } from './mark-verified.ts'
import { lockVerificationToken, markTokenUsed } from './store.ts'

/**
 * Confirms an address by its mailed single-use link, whichever account is signed in in the browser that opens it.
 *
 * @throws Problem `account.proof-unknown`, `account.proof-used`, `account.proof-replaced`, `account.proof-expired`.
 */
export async function verifyEmail(
  context: Context,
  token: string,
  from: { address: string; userAgent: string },
): Promise<void> {
  const now = context.clock.now()
  const tokenHash = tokenHashOf(token)
  await inTransaction(context.db, async (tx) => {
    const proof = await lockVerificationToken(tx, tokenHash)
    const user = proof && (await lockPerson(tx, proof.user_id))
    if (!proof || !user || isGone(context, user)) throw new Problem('account.proof-unknown')
    if (proof.used_at !== null || user.email_verified_at !== null) throw new Problem('account.proof-used')
    if (proof.replaced_at !== null) throw new Problem('account.proof-replaced')
    if (after(proof.made_at, limits.verificationHours * hourMs) <= now) throw new Problem('account.proof-expired')
    await markTokenUsed(tx, tokenHash, now)
    await markVerified(context, tx, user, from)
  })
}
