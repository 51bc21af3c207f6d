import type { Channel } from '@planner/contract/notifications'
import type { Updateable } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { ChannelRefusalsTable } from '#platform/db/tables/notifications.ts'
import type { UserRow, UsersTable } from '#platform/db/tables/users.ts'

type Preferences = Pick<
  Updateable<UsersTable>,
  'lead_minutes' | 'quiet_from' | 'quiet_until' | 'medicines_ring' | 'digest_at' | 'nag_minutes' | 'nag_since'
>

export function updatePreferences(db: Db, id: string, preferences: Preferences): Promise<UserRow> {
  return db.updateTable('users').set(preferences).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export function refusalsOf(db: Db, userId: string): Promise<ChannelRefusalsTable[]> {
  return db.selectFrom('channel_refusals').selectAll().where('user_id', '=', userId).execute()
}

export async function deleteRefusals(db: Db, userId: string, channels: Channel[]): Promise<void> {
  await db.deleteFrom('channel_refusals').where('user_id', '=', userId).where('channel', 'in', channels).execute()
}
