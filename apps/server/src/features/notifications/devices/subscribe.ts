import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { subscribe as contract } from '@planner/contract/notifications'
import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { isAllowedPushAddress } from '#providers/web-push/allowed-host.ts'
import { keepNewestDevices, saveDeviceOfSession } from './store.ts'

/** Maximum browsers per person, so that abandoned ones do not pile up. */
const maxDevices = 20

/**
 * Makes a browser ring for as long as this session lasts.
 *
 * @throws Problem `push.not-allowed` for an address that does not belong to a push service; `auth.required` if the
 *   session is just ending.
 */
export async function subscribe(
  context: Context,
  { user, tokenHash }: { user: UserRow; tokenHash: Buffer },
  { endpoint, keys }: CheckedInputOf<typeof contract>,
): Promise<void> {
  if (!isAllowedPushAddress(endpoint, context.config.push.hosts)) throw new Problem('push.not-allowed')
  await inTransaction(context.db, async (tx) => {
    const device = { endpoint, user_id: user.id, ...keys, created_at: context.clock.now() }
    if (!(await saveDeviceOfSession(tx, device, tokenHash))) throw new Problem('auth.required')
    await keepNewestDevices(tx, user.id, maxDevices)
  })
}
