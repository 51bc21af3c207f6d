import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { openChallenge } from './challenge.ts'
import { hasFactor } from './store.ts'

/**
 * Interrupts a sign-in with a correct password until a second factor is shown (`finish-sign-in.ts`), if the person has one.
 *
 * @throws Problem `auth.second-factor` with the challenge to answer.
 */
export async function requireFactor(context: Context, user: UserRow): Promise<void> {
  if (!(await hasFactor(context.db, user.id))) return
  const { token } = await openChallenge(context, { purpose: 'sign-in', userId: user.id })
  throw new Problem('auth.second-factor', { challenge: token })
}
