import { google as limits } from '@planner/contract/constants/google'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { complete as contract } from '@planner/contract/google'
import type { Context } from '#context.ts'
import { after, minuteMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { GoogleConnectionRow } from '#platform/db/tables/google.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import type { Google, GoogleTokens } from '#providers/google.ts'
import { explained, isReason } from './explain.ts'
import { isAnythingGranted } from './grants.ts'
import { revokeUnlessShared } from './revoke-token.ts'
import { lockConnection, putConnection, takeAuthorization } from './store.ts'
import { sealed, stateHashOf, unsealed, unsealedVerifier } from './tokens.ts'

type Answer = CheckedInputOf<typeof contract>

/**
 * Handles Google's answer to a consent, in the session that started it, and connects the account.
 *
 * @throws Problem `google.not-configured`, `google.state` if it is forged, used or too old, `google.denied`,
 *   `google.code`, `google.busy` or `google.unavailable`.
 */
export async function completeAuthorization(
  context: Context,
  user: UserRow,
  { answer, sessionHash }: { answer: Answer; sessionHash: Buffer },
): Promise<void> {
  const { google, clock, db } = context
  if (!google) throw new Problem('google.not-configured')
  const consent = await takeAuthorization(db, {
    stateHash: stateHashOf(answer.state),
    sessionHash,
    askedAfter: after(clock.now(), -limits.stateMinutes * minuteMs),
  })
  const verifier = consent && unsealedVerifier(context, user.id, consent.verifier)
  if (!verifier) throw new Problem('google.state')
  if (answer.error) throw new Problem(answer.error === 'access_denied' ? 'google.denied' : 'google.code')
  if (!answer.code) throw new Problem('google.code')

  const tokens = await exchanged(context, google, { code: answer.code, verifier })
  if (!isAnythingGranted(tokens)) {
    await revokeUnlessShared(context, { account: tokens.account.id, token: tokens.refreshToken ?? tokens.accessToken })
    throw new Problem('google.denied')
  }
  await connect(context, user, tokens)
}

async function exchanged(
  context: Context,
  google: Google,
  proof: { code: string; verifier: string },
): Promise<GoogleTokens> {
  try {
    return await google.exchange(proof)
  } catch (error) {
    const problem = explained(context, error)
    throw isReason(error, 'grant-gone') || isReason(error, 'refused') ? new Problem('google.code') : problem
  }
}

async function connect(context: Context, user: UserRow, tokens: GoogleTokens): Promise<void> {
  const earlier = await inTransaction(context.db, async (tx) => {
    const earlier = await lockConnection(tx, user.id)
    const refreshToken = tokens.refreshToken ?? storedRefreshToken(context, earlier, tokens)
    if (!refreshToken) throw new Problem('google.code')
    await putConnection(tx, {
      user_id: user.id,
      id: context.ids.next(),
      account: tokens.account.id,
      email: tokens.account.email,
      scopes: tokens.scopes,
      refresh_token: sealed(context, user.id, 'refresh_token', refreshToken),
      access_token: sealed(context, user.id, 'access_token', tokens.accessToken),
      connected_at: context.clock.now(),
      expired_at: null,
      // Makes the next sync read everything again.
      sync_token: null,
      past_days: limits.pastDaysDefault,
      future_days: limits.futureDaysDefault,
    })
    return earlier
  })
  if (earlier) {
    await revokeUnlessShared(context, { account: earlier.account, token: unsealed(context, earlier, 'refresh_token') })
  }
}

/**
 * Returns the earlier refresh token of the same account: Google does not issue another one while it thinks we still
 * have the first.
 */
function storedRefreshToken(
  context: Context,
  earlier: GoogleConnectionRow | undefined,
  { account }: GoogleTokens,
): string | null {
  return earlier?.account === account.id ? unsealed(context, earlier, 'refresh_token') : null
}
