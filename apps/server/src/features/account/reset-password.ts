import type { resetPassword as contract } from '@planner/contract/account/account'
import { account as limits } from '@planner/contract/constants/accounts'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { record } from '#features/audit/record.ts'
import { isCommonPassword } from '#features/auth/common-passwords.ts'
import { endSessions } from '#features/auth/end-sessions.ts'
import { isGone } from '#features/auth/is-gone.ts'
import { rememberDevice } from '#features/auth/known-devices.ts'
import { clearGuesses } from '#features/auth/sign-in-delay.ts'
import { tokenHashOf } from '#features/auth/token.ts'
import { userById } from '#features/auth/user-by-id.ts'
import { markVerified } from '#features/email-verification/mark-verified.ts'
import { deleteChallenges } from '#features/second-factor/challenge.ts'
import { after, minuteMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { Problem } from '#platform/problem.ts'
import { notifyOfNewPassword } from './notify-of-new-password.ts'
import { setPassword, useReset, userOfReset } from './store.ts'

/**
 * Sets a new password through a single-use mailed link. Every session ends and this browser is signed in again as a
 * known device, so that strangers' guesses cannot lock it out. The link also confirms the address. A second factor
 * stays on: access to the mailbox alone must not be enough.
 *
 * @throws Problem `account.reset-link`, `auth.common`.
 */
export async function resetPassword(
  context: Context,
  { token, new_password: wanted, device_token: device }: CheckedInputOf<typeof contract>,
  from: { address: string; userAgent: string },
): Promise<void> {
  const tokenHash = tokenHashOf(token)
  const madeAfter = after(context.clock.now(), -limits.resetMinutes * minuteMs)
  const userId = await userOfReset(context.db, tokenHash, { madeAfter })
  const user = userId && (await userById(context, userId))
  if (!user || isGone(context, user)) throw new Problem('account.reset-link')
  if (isCommonPassword(wanted)) throw new Problem('auth.common')

  const passwordHash = await context.passwords.hash(wanted)
  const proved = await inTransaction(context.db, async (tx) => {
    if (!(await useReset(tx, tokenHash, user.id))) throw new Problem('account.reset-link')
    await setPassword(tx, user.id, passwordHash)
    await deleteChallenges(tx, user.id)
    await endSessions(tx, user.id)
    await clearGuesses(tx, user)
    await rememberDevice(context, tx, user, device)
    await record(context, tx, 'password.reset', { user, ...from })
    return markVerified(context, tx, user, from)
  })
  await notifyOfNewPassword(context, proved)
}
