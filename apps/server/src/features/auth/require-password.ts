import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { Problem } from '#platform/problem.ts'
import { allowSignInAttempt, guardsOfSession, signInSucceeded } from './sign-in-delay.ts'

/**
 * Has a person who is signed in show that they know the password. Guesses count for the session alone: strangers at the
 * sign-in do not keep its owner from it.
 *
 * @throws Problem `account.password`, or `auth.slow-down`.
 */
export async function requirePassword(
  context: Context,
  { user, tokenHash }: { user: UserRow; tokenHash: Buffer },
  password: string,
): Promise<void> {
  const guards = guardsOfSession(user.id, tokenHash)
  await allowSignInAttempt(context, guards)
  if (!(await context.passwords.matches(password, user.password_hash))) throw new Problem('account.password')
  await signInSucceeded(context, guards)
}
