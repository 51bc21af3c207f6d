import type { Session } from '@planner/contract/auth'
import type { Context } from '#context.ts'
import { hashPassword, passwordMatches } from '#platform/password-hash.ts'
import { Problem } from '#platform/problem.ts'
import { openSession } from './open-session.ts'
import { allowSignInAttempt, signInSucceeded } from './sign-in-delay.ts'
import { userByEmailKey } from './store.ts'

/** Nobody's password: an unknown address is checked against it, so that it answers as late as a known one. */
const nobodysHash = hashPassword('nobody has this password')

/** @throws Problem `auth.incorrect`, whichever of the two is wrong, or `auth.slow-down`. */
export async function login(
  context: Context,
  { email, password }: { email: string; password: string },
  address: string,
): Promise<Session> {
  const emailKey = email.toLowerCase()
  await allowSignInAttempt(context, emailKey, address)

  const user = await userByEmailKey(context.db, emailKey)
  const matches = await passwordMatches(password, user?.password_hash ?? (await nobodysHash))
  if (!user || !matches) throw new Problem('auth.incorrect')

  await signInSucceeded(context, emailKey, address)
  return openSession(context, context.db, user)
}
