import { account as limits } from '@planner/contract/constants/accounts'
import type { Context } from '#context.ts'
import { hourMs } from '#platform/clock.ts'
import { Problem } from '#platform/problem.ts'
import { countAddressWithin } from '#platform/request-counter.ts'
import { insertResetRequest } from './store.ts'

/**
 * Records a request for a reset link. The background job that sends the mail (`send-resets.ts`) looks up the account,
 * so this call behaves identically for known and unknown addresses: neither the answer nor its timing tells them apart.
 *
 * @throws Problem `request.too-many` for an address that asks for many, and `account.no-mail` in production without an
 *   email provider.
 */
export async function requestReset(
  context: Context,
  email: string,
  { address, userAgent }: { address: string; userAgent: string },
): Promise<void> {
  const { config, channels, clock, ids, db } = context
  if (config.production && !channels.email.connected) throw new Problem('account.no-mail')
  const now = clock.now()
  await countAddressWithin(db, { what: 'reset', address, now, windowMs: hourMs, limit: limits.resetsPerHourOfAddress })
  await insertResetRequest(db, {
    id: ids.next(),
    email_key: email.toLowerCase(),
    address,
    user_agent: userAgent.slice(0, 500),
    asked_at: now,
    ready_at: now,
  })
}
