import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { SwitchOff } from '#providers/channels.ts'

const flagOf = {
  sms: 'sms_notifications',
  whatsapp: 'whatsapp_notifications',
  email: 'email_notifications',
  voice: 'voice_notifications',
  telegram: 'telegram_notifications',
} as const

export type FlaggedChannel = keyof typeof flagOf

/**
 * Switches a channel off and deletes its pending alerts.
 *
 * @returns the person's address and whether it is confirmed; null if the channel was already off.
 */
export async function switchOff(
  db: Db,
  { userId, channel, why, now }: { userId: string; channel: FlaggedChannel; why: SwitchOff; now: Date },
): Promise<Pick<UserRow, 'email' | 'email_verified_at'> | null> {
  const flag = flagOf[channel]
  const person = await db
    .updateTable('users')
    .set({ [flag]: false })
    .where('id', '=', userId)
    .where(flag, '=', true)
    .returning(['email', 'email_verified_at'])
    .executeTakeFirst()
  if (!person) return null
  await db
    .insertInto('channel_refusals')
    .values({ user_id: userId, channel, reason: why, at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'channel']).doUpdateSet({ reason: why, at: now }))
    .execute()
  // A locked row is being handed over at this moment; waiting for it could deadlock.
  await db
    .deleteFrom('alerts')
    .where('id', 'in', (from) =>
      from
        .selectFrom('alerts')
        .select('id')
        .where('user_id', '=', userId)
        .where('channel', '=', channel)
        .where('state', '=', 'waiting')
        .forUpdate()
        .skipLocked(),
    )
    .execute()
  return person
}

/** Records that a helper's number opted out. Nothing more is sent to it; pending alerts are dropped when due. */
export async function stopHelper(db: Db, helperId: string, now: Date): Promise<void> {
  await db
    .updateTable('helpers')
    .set({ stopped_at: now })
    .where('id', '=', helperId)
    .where('stopped_at', 'is', null)
    .execute()
}
