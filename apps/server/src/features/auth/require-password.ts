import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { Problem } from '#platform/problem.ts'
import { allowSignInAttempt, signInSucceeded } from './sign-in-delay.ts'

/**
 * Has a person who is signed in show that they know the password. Guesses count with those at the sign-in.
 *
 * @throws Problem `account.password`, or `auth.slow-down`.
 */
export async function requirePassword(
  context: Context,
  user: UserRow,
  password: string,
  address: string,
): Promise<void> {
  await allowSignInAttempt(context, user.email_key, address)
  if (!(await context.passwords.matches(password, user.password_hash))) throw new Problem('account.password')
  await signInSucceeded(context, user.email_key, address)
}
