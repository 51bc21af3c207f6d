import type { Session } from '@planner/contract/account/auth'
import type { beginPasskeySignIn, passkeySignIn as contract } from '@planner/contract/account/second-factor'
import { secondFactor as limits } from '@planner/contract/constants/accounts'
import type { CheckedInputOf, ResultOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { record } from '#features/audit/record.ts'
import { isGone } from '#features/auth/is-gone.ts'
import { rememberDevice } from '#features/auth/known-devices.ts'
import { type From, openSession } from '#features/auth/open-session.ts'
import { userById } from '#features/auth/user-by-id.ts'
import { minuteMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { networkOf } from '#platform/network.ts'
import { Problem } from '#platform/problem.ts'
import { countWithin } from '#platform/request-counter.ts'
import { openChallenge, spendChallenge, tryChallenge } from './challenge.ts'
import { passkeyByCredential } from './store.ts'
import { requestOptions, verifyAssertion } from './web-authn.ts'

/** Requests any passkey that the browser has for us. @throws Problem `request.too-many` */
export async function beginSignIn(context: Context, from: From): Promise<ResultOf<typeof beginPasskeySignIn>> {
  await countWithin(context.db, {
    key: `passkey sign-in ${networkOf(from.address)}`,
    now: context.clock.now(),
    windowMs: 10 * minuteMs,
    limit: limits.passkeySignInsOfAddress,
  })
  const { token, toSign } = await openChallenge(context, { purpose: 'passkey-sign-in', userId: null })
  return { challenge: token, options: await requestOptions(context, { known: [], toSign }) }
}

/**
 * Signs in with a passkey alone: it counts as two factors, because it has verified the person by fingerprint, face or
 * PIN.
 *
 * @throws Problem `second-factor.expired`, `second-factor.passkey`.
 */
export async function signInWithPasskey(
  context: Context,
  { challenge: token, passkey: proof, device_token: deviceToken }: CheckedInputOf<typeof contract>,
  from: From,
): Promise<Session> {
  const challenge = await tryChallenge(context, token, 'passkey-sign-in')
  const passkey = await passkeyByCredential(context.db, proof.id)
  const user = passkey && (await userById(context, passkey.user_id))
  if (!user || isGone(context, user)) throw new Problem('second-factor.passkey')
  return inTransaction(context.db, async (tx) => {
    await spendChallenge(tx, challenge)
    await verifyAssertion(context, tx, { proof, passkey, toSign: challenge.to_sign })
    await record(context, tx, 'session.opened', { user, ...from }, { about: `With the passkey ${passkey.name}` })
    await rememberDevice(context, tx, user, deviceToken)
    return openSession(context, tx, user, from)
  })
}
