import type { sendOtp as contract } from '@planner/contract/account/phone'
import { phone } from '@planner/contract/constants/notifications'
import type { CheckedInputOf, ResultOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { mayLeave } from '#features/notifications/outgoing/spend.ts'
import { codeMessage } from '#features/notifications/sending/account-messages.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { networksOf } from '#platform/network.ts'
import { Problem } from '#platform/problem.ts'
import { hashOf } from './code-hash.ts'
import { allowCode, countWiderNetworks } from './limits.ts'
import { mobileNumber } from './phone-number.ts'
import { logged, overBudget, problemOfOutcome, problemOfStart } from './refusals.ts'
import { deleteCode, insertCode, lockAsked } from './store.ts'

/**
 * Sends a one-time code to a number: through the provider's verification service if there is one, else on the SMS
 * channel.
 *
 * The code is stored, and counted towards the limits, before it is sent; it is removed only if it was definitely not
 * sent. A code that may have been sent can still be used.
 *
 * @throws Problem `phone.invalid`, `phone.landline`, `phone.opted-out`, `phone.country`, `phone.refused`,
 *   `phone.resend`, `phone.limit`, `phone.too-many-codes`, `phone.unavailable`, `phone.unknown`, or in production
 *   without a provider `phone.not-configured`.
 */
export async function sendOtp(
  context: Context,
  user: UserRow,
  { phone_number: written }: CheckedInputOf<typeof contract>,
  address: string,
): Promise<ResultOf<typeof contract>> {
  const now = context.clock.now()
  const { phoneVerifier, config } = context
  const isInOutbox = !phoneVerifier.connected && !context.channels.sms.connected
  if (isInOutbox && config.production) throw new Problem('phone.not-configured')
  const number = mobileNumber(written)
  const [{ key: network }, ...wider] = networksOf(address)
  const id = context.ids.next()
  const code = context.ids.code()

  await inTransaction(context.db, async (tx) => {
    allowCode(await lockAsked(tx, { userId: user.id, number, network, now }), number, now)
    await countWiderNetworks(tx, wider, now)
    const code_hash = phoneVerifier.connected ? null : hashOf(context, { userId: user.id, number, code })
    await insertCode(tx, { id, user_id: user.id, phone_number: number, network, code_hash, created_at: now })
  })
  const refusal = await send(context, user, { id, number, code })
  if (refusal) {
    if (refusal.code === 'phone.unavailable') await deleteCode(context.db, id)
    throw logged(context, refusal)
  }
  return { status: 'pending', phone_number: number, resend_after: phone.resendSeconds, in_outbox: isInOutbox }
}

type Code = { id: string; number: string; code: string }

async function send(context: Context, user: UserRow, code: Code): Promise<Problem | null> {
  const { phoneVerifier } = context
  const isByVerifier = phoneVerifier.connected
  if (!(await mayLeave(context, isByVerifier ? phoneVerifier : context.channels.sms))) return overBudget()
  return isByVerifier
    ? problemOfStart(await phoneVerifier.start({ id: code.id, to: code.number, userId: user.id }))
    : sendOwnCode(context, user, code)
}

async function sendOwnCode(context: Context, user: UserRow, { id, number, code }: Code): Promise<Problem | null> {
  const [outcome] = await context.channels.sms.deliver([
    {
      id,
      user: { id: user.id, email: user.email, phone_number: number },
      devices: [],
      message: codeMessage({ code, publicUrl: context.config.publicUrl }),
    },
  ])
  return problemOfOutcome(outcome!)
}
