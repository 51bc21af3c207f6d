import type { addPasskey as addContract, beginPasskey as beginContract } from '@planner/contract/account/second-factor'
import { secondFactor as limits } from '@planner/contract/constants/accounts'
import type { CheckedInputOf, ResultOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { record } from '#features/audit/record.ts'
import { requirePassword } from '#features/auth/require-password.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import { Problem } from '#platform/problem.ts'
import { openChallenge, spendChallenge, tryChallenge } from './challenge.ts'
import { notifyOfFactor } from './notify-of-changes.ts'
import { presentPasskey } from './present.ts'
import { dropRecoveryCodes, makeFirstRecoveryCodes } from './recovery-codes.ts'
import type { Signed } from './signed.ts'
import { deletePasskey, hasFactor, insertPasskey, passkeysOf } from './store.ts'
import { creationOptions, verifyNew } from './web-authn.ts'

/** @throws Problem `account.password`, `auth.slow-down`, `second-factor.passkeys-full`. */
export async function beginPasskey(
  context: Context,
  by: Signed,
  password: string,
): Promise<ResultOf<typeof beginContract>> {
  const { user } = by
  await requirePassword(context, by, password)
  const known = await passkeysOf(context.db, user.id)
  if (known.length >= limits.passkeysMax) throw new Problem('second-factor.passkeys-full')
  const { token, toSign } = await openChallenge(context, { purpose: 'new-passkey', userId: user.id })
  return { challenge: token, options: await creationOptions(context, { user, known, toSign }) }
}

/** @throws Problem `second-factor.expired`, `second-factor.passkey`, `…passkey-exists`, `…passkeys-full`. */
export async function addPasskey(
  context: Context,
  by: Signed,
  { challenge: token, name, passkey }: CheckedInputOf<typeof addContract>,
): Promise<ResultOf<typeof addContract>> {
  const { user } = by
  const challenge = await tryChallenge(context, token, 'new-passkey')
  if (challenge.user_id !== user.id) throw new Problem('second-factor.expired')
  const verified = await verifyNew(context, { passkey, toSign: challenge.to_sign })
  const row = {
    ...verified,
    id: context.ids.next(),
    user_id: user.id,
    name,
    created_at: context.clock.now(),
    last_used_at: null,
  }
  const codes = await inTransaction(context.db, async (tx) => {
    await spendChallenge(tx, challenge)
    await lockPerson(tx, user.id)
    const known = await passkeysOf(tx, user.id)
    if (known.length >= limits.passkeysMax) throw new Problem('second-factor.passkeys-full')
    if (!(await insertPasskey(tx, row))) throw new Problem('second-factor.passkey-exists')
    await record(context, tx, 'factor.added', by, { about: `Passkey ${name}` })
    return makeFirstRecoveryCodes(context, tx, user.id)
  })
  await notifyOfFactor(context, user, 'added', `the passkey “${name}”`)
  return { passkey: presentPasskey(row), recovery_codes: codes }
}

/** @throws Problem `account.password`, `auth.slow-down`, `second-factor.no-passkey`. */
export async function removePasskey(
  context: Context,
  by: Signed,
  { id, password }: { id: string; password: string },
): Promise<void> {
  const { user } = by
  await requirePassword(context, by, password)
  const name = await inTransaction(context.db, async (tx) => {
    await lockPerson(tx, user.id)
    const removed = await deletePasskey(tx, user.id, id)
    if (!removed) throw new Problem('second-factor.no-passkey')
    if (!(await hasFactor(tx, user.id))) await dropRecoveryCodes(context, tx, user.id)
    await record(context, tx, 'factor.removed', by, { about: `Passkey ${removed.name}` })
    return removed.name
  })
  await notifyOfFactor(context, user, 'removed', `the passkey “${name}”`)
}
