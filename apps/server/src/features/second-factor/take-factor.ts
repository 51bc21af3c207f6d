import type { PasskeyProof } from '@planner/contract/account/second-factor'
import { secondFactor as limits } from '@planner/contract/constants/accounts'
import type { Context } from '#context.ts'
import { dayMs } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import type { FactorChallengeRow } from '#platform/db/tables/second-factor.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { countMore, countWithin } from '#platform/request-counter.ts'
import { wrongCodesKey } from './challenge.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { appOf, passkeyByCredential } from './store.ts'
import { takeTimeCode } from './time-code.ts'
import { verifyAssertion } from './web-authn.ts'

/** A submitted second factor: one of the three kinds. */
export type ShownFactor = {
  code?: string | undefined
  recovery_code?: string | undefined
  passkey?: PasskeyProof | undefined
}

/**
 * Counts a time code before it is checked; a correct one is uncounted again.
 *
 * @throws Problem `second-factor.too-many`
 */
export async function countTimeCode({ db, clock }: Context, user: UserRow): Promise<void> {
  const now = clock.now()
  const counted = { key: wrongCodesKey(user.id), now, windowMs: dayMs, limit: limits.wrongCodesPerDay }
  await countWithin(db, { ...counted, problem: 'second-factor.too-many' })
}

/**
 * Checks and consumes a second factor.
 *
 * @returns its kind, in words.
 * @throws Problem `second-factor.code`, `second-factor.passkey`.
 */
export async function takeFactor(
  context: Context,
  tx: Db,
  user: UserRow,
  { challenge, answer }: { challenge: FactorChallengeRow; answer: ShownFactor },
): Promise<string> {
  if (answer.passkey) return takePasskey(context, tx, user, { proof: answer.passkey, toSign: challenge.to_sign })
  if (answer.recovery_code !== undefined) {
    if (!(await takeRecoveryCode(context, tx, user.id, answer.recovery_code))) throw new Problem('second-factor.code')
    return 'With a recovery code'
  }
  const app = await appOf(tx, user.id)
  const isRight = app?.confirmed_at && (await takeTimeCode(context, tx, app, answer.code ?? ''))
  if (!isRight) throw new Problem('second-factor.code')
  await countMore(tx, { key: wrongCodesKey(user.id), by: -1, now: context.clock.now(), windowMs: dayMs })
  return 'With the authenticator app'
}

async function takePasskey(
  context: Context,
  tx: Db,
  user: UserRow,
  { proof, toSign }: { proof: PasskeyProof; toSign: string },
): Promise<string> {
  const passkey = await passkeyByCredential(tx, proof.id)
  if (passkey?.user_id !== user.id) throw new Problem('second-factor.passkey')
  await verifyAssertion(context, tx, { proof, passkey, toSign })
  return `With the passkey ${passkey.name}`
}
