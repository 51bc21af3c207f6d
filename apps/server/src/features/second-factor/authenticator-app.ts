import type { beginApp as beginContract, confirmApp as confirmContract } from '@planner/contract/account/second-factor'
import type { ResultOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { record } from '#features/audit/record.ts'
import { requirePassword } from '#features/auth/require-password.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import { Problem } from '#platform/problem.ts'
import { notifyOfFactor } from './notify-of-changes.ts'
import { dropRecoveryCodes, makeFirstRecoveryCodes } from './recovery-codes.ts'
import type { Signed } from './signed.ts'
import { appOf, confirmApp, deleteApp, hasFactor, putApp } from './store.ts'
import { newSecret, openSecret, sealSecret, stepOf, uriOf } from './time-code.ts'

const appInWords = 'Authenticator app'

/**
 * Creates an authenticator secret. Sign-in requires it only after a code of it was entered.
 *
 * @throws Problem `second-factor.app-exists`
 */
export async function beginAuthenticatorApp(
  context: Context,
  by: Signed,
  password: string,
): Promise<ResultOf<typeof beginContract>> {
  const { user } = by
  await requirePassword(context, by, password)
  const secret = await newSecret(context)
  const isNew = await putApp(context.db, {
    user_id: user.id,
    secret: sealSecret(context, secret, user.id),
    created_at: context.clock.now(),
    confirmed_at: null,
    last_step: null,
    last_used_at: null,
  })
  if (!isNew) throw new Problem('second-factor.app-exists')
  return { secret, uri: await uriOf(secret, user.email) }
}

/** @throws Problem `second-factor.code`, `second-factor.no-app`, `second-factor.app-exists`. */
export async function confirmAuthenticatorApp(
  context: Context,
  by: Signed,
  code: string,
): Promise<ResultOf<typeof confirmContract>> {
  const { user } = by
  const app = await appOf(context.db, user.id)
  if (!app) throw new Problem('second-factor.no-app')
  if (app.confirmed_at) throw new Problem('second-factor.app-exists')
  const secret = openSecret(context, app)
  const step = secret === null ? null : await stepOf(context, secret, code)
  if (step === null) throw new Problem('second-factor.code')

  const codes = await inTransaction(context.db, async (tx) => {
    await lockPerson(tx, user.id)
    const confirmed = await confirmApp(tx, user.id, { secret: app.secret, step, now: context.clock.now() })
    if (!confirmed) throw new Problem('second-factor.code')
    await record(context, tx, 'factor.added', by, { about: appInWords })
    return makeFirstRecoveryCodes(context, tx, user.id)
  })
  await notifyOfFactor(context, user, 'added', 'an authenticator app')
  return { message: 'Authenticator app added', recovery_codes: codes }
}

/** @throws Problem `account.password`, `auth.slow-down`, `second-factor.no-app`. */
export async function removeAuthenticatorApp(context: Context, by: Signed, password: string): Promise<void> {
  const { user } = by
  await requirePassword(context, by, password)
  await inTransaction(context.db, async (tx) => {
    await lockPerson(tx, user.id)
    if (!(await deleteApp(tx, user.id))) throw new Problem('second-factor.no-app')
    if (!(await hasFactor(tx, user.id))) await dropRecoveryCodes(context, tx, user.id)
    await record(context, tx, 'factor.removed', by, { about: appInWords })
  })
  await notifyOfFactor(context, user, 'removed', 'the authenticator app')
}
