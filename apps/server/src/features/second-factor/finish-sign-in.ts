import type { Session } from '@planner/contract/account/auth'
import type { finish as contract, ways as waysContract } from '@planner/contract/account/second-factor'
import { secondFactor as limits } from '@planner/contract/constants/accounts'
import type { CheckedInputOf, ResultOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { record } from '#features/audit/record.ts'
import { isGone } from '#features/auth/is-gone.ts'
import { rememberDevice } from '#features/auth/known-devices.ts'
import { type From, openSession } from '#features/auth/open-session.ts'
import { userById } from '#features/auth/user-by-id.ts'
import { dayMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { FactorChallengeRow } from '#platform/db/tables/second-factor.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { countMore } from '#platform/request-counter.ts'
import { readChallenge, spendChallenge, tryChallenge } from './challenge.ts'
import { notifyOfFailures, notifyOfRecoveryCode } from './notify-of-changes.ts'
import { appOf, passkeysOf, unusedRecoveryCodes } from './store.ts'
import { countTimeCode, takeFactor } from './take-factor.ts'
import { requestOptions } from './web-authn.ts'

type Answer = CheckedInputOf<typeof contract>

/**
 * Returns the ways to answer a challenge of a pending sign-in or a confirmation. A recovery code always works.
 *
 * @throws Problem `second-factor.expired`
 */
export async function waysToFinish(context: Context, token: string): Promise<ResultOf<typeof waysContract>> {
  const { user_id: userId, to_sign: toSign } = await readChallenge(context, token, ['sign-in', 'confirm'])
  const [app, known] = await Promise.all([appOf(context.db, userId!), passkeysOf(context.db, userId!)])
  return {
    authenticator_app: Boolean(app?.confirmed_at),
    passkey: known.length > 0 ? await requestOptions(context, { known, toSign }) : null,
  }
}

/**
 * Completes a sign-in after a correct password. As a failing caller knows the password, the person is notified after
 * five failures.
 *
 * @throws Problem `second-factor.expired`, `second-factor.code`, `second-factor.passkey`, `second-factor.too-many`.
 */
export async function finishSignIn(context: Context, answer: Answer, from: From): Promise<Session> {
  const challenge = await tryChallenge(context, answer.challenge, 'sign-in')
  const user = await userById(context, challenge.user_id!)
  if (!user || isGone(context, user)) throw new Problem('second-factor.expired')
  try {
    const { session, codesLeft } = await check(context, user, { challenge, answer, from })
    if (codesLeft !== null) await notifyOfRecoveryCode(context, user, codesLeft)
    return session
  } catch (error) {
    if (error instanceof Problem && challenge.tries >= limits.triesPerChallenge) await warn(context, user, from)
    throw error
  }
}

/** Consumes the factor and opens the session, in one transaction. */
async function check(
  context: Context,
  user: UserRow,
  { challenge, answer, from }: { challenge: FactorChallengeRow; answer: Answer; from: From },
): Promise<{ session: Session; codesLeft: number | null }> {
  if (answer.code !== undefined) await countTimeCode(context, user)
  return inTransaction(context.db, async (tx) => {
    await spendChallenge(tx, challenge)
    const about = await takeFactor(context, tx, user, { challenge, answer })
    await record(context, tx, 'session.opened', { user, ...from }, { about })
    if (answer.recovery_code !== undefined) await record(context, tx, 'recovery-code.used', { user, ...from })
    await rememberDevice(context, tx, user, answer.device_token)
    return {
      session: await openSession(context, tx, user, from),
      codesLeft: answer.recovery_code === undefined ? null : await unusedRecoveryCodes(tx, user.id),
    }
  })
}

/** Notifies at most once a day, so that the mails cannot be used to annoy someone. */
async function warn(context: Context, user: UserRow, from: From): Promise<void> {
  const counted = { key: `second factor warning ${user.id}`, by: 1, now: context.clock.now(), windowMs: dayMs }
  const { count } = await countMore(context.db, counted)
  if (count > 1) return
  await record(context, context.db, 'factor.refused', { user: null, ...from }, { subjectId: user.id })
  await notifyOfFailures(context, user)
}
