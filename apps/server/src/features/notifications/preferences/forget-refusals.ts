import { channels } from '@planner/contract/notifications'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { isWanted } from '../planning/moments.ts'
import { deleteRefusals } from './store.ts'

/** A channel that a person has switched on again is no longer one that refused; with another number, none is. */
export async function forgetRefusals(tx: Db, user: UserRow, { isNumberNew }: { isNumberNew: boolean }): Promise<void> {
  await deleteRefusals(
    tx,
    user.id,
    channels.filter((channel) => isNumberNew || isWanted(user, channel)),
  )
}
