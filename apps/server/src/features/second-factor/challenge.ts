import { secondFactor as limits } from '@planner/contract/constants/accounts'
import type { Context } from '#context.ts'
import { tokenHashOf } from '#features/auth/token.ts'
import { after, minuteMs } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import type { FactorChallengeRow, FactorPurpose } from '#platform/db/tables/second-factor.ts'
import { Problem } from '#platform/problem.ts'
import { challengeBy, countTry, deleteChallenge, deleteChallengesOf, insertChallenge } from './store.ts'

/** Opens a challenge. @returns the token that answers it, and what a passkey is to sign. */
export async function openChallenge(
  { db, ids, clock }: Context,
  { purpose, userId }: { purpose: FactorPurpose; userId: string | null },
): Promise<{ token: string; toSign: string }> {
  const token = ids.secret()
  const toSign = ids.secret()
  await insertChallenge(db, {
    token_hash: tokenHashOf(token),
    user_id: userId,
    purpose,
    to_sign: toSign,
    created_at: clock.now(),
  })
  return { token, toSign }
}

/** Looks at a challenge without answering it. @throws Problem `second-factor.expired` */
export async function readChallenge(
  context: Context,
  token: string,
  purposes: readonly FactorPurpose[],
): Promise<FactorChallengeRow> {
  const found = await challengeBy(context.db, tokenHashOf(token), { purposes, madeAfter: madeAfter(context) })
  if (!found || found.tries >= limits.triesPerChallenge) throw new Problem('second-factor.expired')
  return found
}

/**
 * Takes one of the few answers to a challenge: counted before it is looked at, so that answers at once count against each
 * other.
 *
 * @throws Problem `second-factor.expired`
 */
export async function tryChallenge(
  context: Context,
  token: string,
  purpose: FactorPurpose,
): Promise<FactorChallengeRow> {
  const wanted = { purpose, madeAfter: madeAfter(context), most: limits.triesPerChallenge }
  const found = await countTry(context.db, tokenHashOf(token), wanted)
  if (!found) throw new Problem('second-factor.expired')
  return found
}

/** Uses a challenge up, in the transaction of what it allows. @throws Problem `second-factor.expired` */
export async function spendChallenge(tx: Db, { token_hash }: FactorChallengeRow): Promise<void> {
  if (!(await deleteChallenge(tx, token_hash))) throw new Problem('second-factor.expired')
}

/** Ends sign-ins that wait for a second factor: their password is no longer right. */
export const forgetChallenges = (tx: Db, userId: string): Promise<void> =>
  deleteChallengesOf(tx, userId, wrongCodesKey(userId))

/** What wrong time codes are counted under. */
export const wrongCodesKey = (userId: string): string => `time codes ${userId}`

export const madeAfter = ({ clock }: Context): Date => after(clock.now(), -limits.challengeMinutes * minuteMs)
