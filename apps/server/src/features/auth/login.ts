import type { Session } from '@planner/contract/account/auth'
import { audit } from '@planner/contract/constants/admin'
import type { Context } from '#context.ts'
import { record } from '#features/audit/record.ts'
import { requireFactor } from '#features/second-factor/require-factor.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { Problem } from '#platform/problem.ts'
import { rememberDevice } from './known-devices.ts'
import { type From, openSession } from './open-session.ts'
import { allowSignInAttempt, guardsOfSignIn, matchesInAttempt, signInSucceeded } from './sign-in-delay.ts'
import { userByEmail } from './user-by-email.ts'

/**
 * Signs in. An account whose deletion is scheduled can still sign in and cancel it; after the grace period it is
 * unknown.
 *
 * @throws Problem `auth.incorrect` whether the address or the password is wrong, `auth.slow-down`, `auth.disabled`,
 *   `auth.second-factor` or `server.busy`.
 */
export async function login(
  context: Context,
  {
    email,
    password,
    device_token: deviceToken,
  }: { email: string; password: string; device_token?: string | undefined },
  from: From,
): Promise<Session> {
  const emailKey = email.toLowerCase()
  const guards = await guardsOfSignIn(context, { emailKey, address: from.address, deviceToken })
  const { failures } = await allowSignInAttempt(context, guards)

  const user = await userByEmail(context, emailKey)
  const matches = await matchesInAttempt(context, guards, { password, hash: user?.password_hash ?? null })
  if (!user || !matches) {
    // Recorded for unknown addresses too, so that the response takes equally long.
    if (failures >= audit.failedSignIns) {
      await record(context, context.db, 'session.refused', { user: null, ...from }, { subjectId: user?.id ?? null })
    }
    throw new Problem('auth.incorrect')
  }

  await signInSucceeded(context, guards)
  if (user.disabled_at) throw new Problem('auth.disabled')
  await requireFactor(context, user)
  return inTransaction(context.db, async (tx) => {
    await record(context, tx, 'session.opened', { user, ...from })
    await rememberDevice(context, tx, user, deviceToken)
    return openSession(context, tx, user, from)
  })
}
