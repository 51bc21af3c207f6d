import { account as limits } from '@planner/contract/constants/accounts'
import type { Context } from '#context.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { saveKnownDevice } from './store.ts'
import { tokenHashOf } from './token.ts'

/** Records that a browser has signed in to an account. A browser that discards its token stays unknown. */
export async function rememberDevice(
  context: Context,
  tx: Db,
  { id }: Pick<UserRow, 'id'>,
  deviceToken: string | undefined,
): Promise<void> {
  if (deviceToken === undefined) return
  const now = context.clock.now()
  await saveKnownDevice(tx, { userId: id, tokenHash: tokenHashOf(deviceToken), now, keep: limits.knownDevices })
}
