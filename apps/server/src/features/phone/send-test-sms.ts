import type { sendTest as contract } from '@planner/contract/account/phone'
import { phone } from '@planner/contract/constants/notifications'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { mayLeave } from '#features/notifications/outgoing/spend.ts'
import { testMessage } from '#features/notifications/sending/account-messages.ts'
import { hourMs } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { countWithin } from '#platform/request-counter.ts'
import { logged, overBudget, problemOfOutcome } from './refusals.ts'

/**
 * Sends a person's message to their own verified number, to test that texts arrive.
 *
 * @returns the provider's id of the message.
 * @throws Problem `phone.unverified`, `request.too-many`, `phone.opted-out`, `phone.landline`, `phone.country`,
 *   `phone.refused`, `phone.unavailable`, `phone.unknown`, or in production without a provider `phone.not-configured`.
 */
export async function sendTest(
  context: Context,
  user: UserRow,
  { message }: CheckedInputOf<typeof contract>,
): Promise<string> {
  const { sms } = context.channels
  if (!sms.connected && context.config.production) throw new Problem('phone.not-configured')
  if (!user.phone_verified) throw new Problem('phone.unverified')
  const now = context.clock.now()
  const key = `test message ${user.id}`
  await countWithin(context.db, { key, now, windowMs: hourMs, limit: phone.testsPerHour })

  if (!(await mayLeave(context, sms))) throw logged(context, overBudget())
  const id = context.ids.next()
  const [outcome] = await sms.deliver([
    {
      id,
      user: { id: user.id, email: user.email, phone_number: user.phone_number },
      devices: [],
      message: testMessage({ message, publicUrl: context.config.publicUrl }),
    },
  ])
  const refusal = problemOfOutcome(outcome!)
  if (refusal) throw logged(context, refusal)
  return outcome!.kind === 'sent' && outcome!.providerId ? outcome!.providerId : id
}
