import type { register as contract, Session } from '@planner/contract/account/auth'
import { timeZone } from '@planner/contract/constants/page'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { record } from '#features/audit/record.ts'
import { requestFirstVerification } from '#features/email-verification/request-verification.ts'
import { removeForGood } from '#features/privacy/remove-due.ts'
import { channelsOfNewAccount } from '#features/profile/channels-of-new-account.ts'
import { hourMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { Problem } from '#platform/problem.ts'
import { countAddressWithin } from '#platform/request-counter.ts'
import { isCommonPassword } from './common-passwords.ts'
import { isGone } from './is-gone.ts'
import { rememberDevice } from './known-devices.ts'
import { type From, openSession } from './open-session.ts'
import { insertUser, userByEmailKey } from './store.ts'

/**
 * Accounts that one network address may open per hour: enough for a family, a classroom or an office behind one
 * address.
 */
const registrationsPerHour = 100

/**
 * Opens an account and signs in at once. The email address is confirmed later, by a mailed link.
 *
 * @throws Problem `auth.common`, `auth.email-taken`, or `request.too-many` for a network address over the hourly limit.
 */
export async function register(context: Context, input: CheckedInputOf<typeof contract>, from: From): Promise<Session> {
  const now = context.clock.now()
  if (isCommonPassword(input.password)) throw new Problem('auth.common')
  const counted = { what: 'register', address: from.address, now, windowMs: hourMs, limit: registrationsPerHour }
  await countAddressWithin(context.db, counted)

  await finishDeletion(context, input.email.toLowerCase())
  const password_hash = await context.passwords.hash(input.password)
  return inTransaction(context.db, async (tx) => {
    const user = await insertUser(tx, {
      id: context.ids.next(),
      email: input.email,
      email_key: input.email.toLowerCase(),
      full_name: input.full_name,
      password_hash,
      phone_number: null,
      location: null,
      current_city: null,
      time_zone: timeZone,
      ...channelsOfNewAccount,
      created_at: now,
    })
    if (!user) throw new Problem('auth.email-taken')
    await record(context, tx, 'account.opened', { user, ...from })
    await requestFirstVerification(context, tx, user, { now, address: from.address })
    await rememberDevice(context, tx, user, input.device_token)
    return openSession(context, tx, user, from)
  })
}

/**
 * Deletes an account whose grace period is over but that the background job has not reached yet: it can no longer sign
 * in, so its address is free for a new account.
 */
async function finishDeletion(context: Context, emailKey: string): Promise<void> {
  const user = await userByEmailKey(context.db, emailKey)
  if (user && isGone(context, user)) await removeForGood(context, user)
}
