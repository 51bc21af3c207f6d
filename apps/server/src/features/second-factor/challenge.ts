import { secondFactor as limits } from '@planner/contract/constants/accounts'
import type { Context } from '#context.ts'
import { tokenHashOf } from '#features/auth/token.ts'
import { after, minuteMs } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import type { FactorChallengeRow, FactorPurpose } from '#platform/db/tables/second-factor.ts'
import { Problem } from '#platform/problem.ts'
import { challengeBy, countTry, deleteChallenge, deleteChallengesOf, insertChallenge } from './store.ts'

/** Opens a challenge. @returns the token to answer it with, and the bytes for a passkey to sign. */
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

/** Reads a challenge without answering it. @throws Problem `second-factor.expired` */
export async function readChallenge(
  context: Context,
  token: string,
  purposes: readonly FactorPurpose[],
): Promise<FactorChallengeRow> {
  const found = await challengeBy(context.db, tokenHashOf(token), {
    purposes,
    madeAfter: challengesValidSince(context),
  })
  if (!found || found.tries >= limits.triesPerChallenge) throw new Problem('second-factor.expired')
  return found
}

/**
 * Counts one of the few attempts at a challenge before checking it, so that concurrent attempts count against each
 * other.
 *
 * @throws Problem `second-factor.expired`
 */
export async function tryChallenge(
  context: Context,
  token: string,
  purpose: FactorPurpose,
): Promise<FactorChallengeRow> {
  const wanted = { purpose, madeAfter: challengesValidSince(context), most: limits.triesPerChallenge }
  const found = await countTry(context.db, tokenHashOf(token), wanted)
  if (!found) throw new Problem('second-factor.expired')
  return found
}

/** Consumes a challenge, in the transaction of whatever it allows. @throws Problem `second-factor.expired` */
export async function spendChallenge(tx: Db, { token_hash }: FactorChallengeRow): Promise<void> {
  if (!(await deleteChallenge(tx, token_hash))) throw new Problem('second-factor.expired')
}

/** Cancels pending sign-ins: their password is no longer valid. */
export const deleteChallenges = (tx: Db, userId: string): Promise<void> =>
  deleteChallengesOf(tx, userId, wrongCodesKey(userId))

/** Counter key for wrong time codes. */
export const wrongCodesKey = (userId: string): string => `time codes ${userId}`

export const challengesValidSince = ({ clock }: Context): Date =>
  after(clock.now(), -limits.challengeMinutes * minuteMs)
