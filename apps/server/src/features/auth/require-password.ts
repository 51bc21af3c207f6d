import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { allowSignInAttempt, guardsOfSession, matchesInAttempt, signInSucceeded } from './sign-in-delay.ts'

/**
 * Confirms the password of a signed-in person. Failures count per session, so that strangers guessing at sign-in do not
 * block the owner here.
 *
 * @throws Problem `account.password`, `auth.slow-down` or `server.busy`.
 */
export async function requirePassword(
  context: Context,
  { user, tokenHash }: { user: UserRow; tokenHash: Buffer },
  password: string,
): Promise<void> {
  const guards = guardsOfSession(user.id, tokenHash)
  await allowSignInAttempt(context, guards)
  const matches = await matchesInAttempt(context, guards, { password, hash: user.password_hash })
  if (!matches) throw new Problem('account.password')
  await signInSucceeded(context, guards)
}
