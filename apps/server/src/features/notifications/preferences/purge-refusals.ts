import { channels } from '@planner/contract/notifications'
import { clearStop } from '#features/conversation/chats.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { isWanted } from '../planning/channels-of.ts'
import { deleteRefusals } from './store.ts'

/** Clears refusals of channels that the person has switched on again; with a new number, of all channels. */
export async function purgeRefusals(tx: Db, user: UserRow, { isNumberNew }: { isNumberNew: boolean }): Promise<void> {
  if (user.whatsapp_notifications) await clearStop(tx, user.id)
  await deleteRefusals(
    tx,
    user.id,
    channels.filter((channel) => isNumberNew || isWanted(user, channel)),
  )
}
