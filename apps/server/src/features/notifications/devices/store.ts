import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { PushSubscriptionRow, PushSubscriptionsTable } from '#platform/db/tables/notifications.ts'

/** Returns the browsers that ring for people: each for as long as the session in which it subscribed. */
export async function devicesOf(
  db: Db,
  userIds: string[],
  { madeAfter, usedAfter, now }: { madeAfter: Date; usedAfter: Date; now: Date },
): Promise<PushSubscriptionRow[]> {
  if (userIds.length === 0) return []
  return db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .selectAll('push_subscriptions')
    .where('push_subscriptions.user_id', 'in', userIds)
    .where('sessions.created_at', '>', madeAfter)
    .where('last_used_at', '>', usedAfter)
    .where((or) => or.or([or('ends_at', 'is', null), or('ends_at', '>', now)]))
    .execute()
}

/** @returns whether the session exists. */
export async function saveDeviceOfSession(
  db: Db,
  device: Omit<Insertable<PushSubscriptionsTable>, 'session_id'>,
  tokenHash: Buffer,
): Promise<boolean> {
  // Locked, so that it cannot end between here and the commit.
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .forKeyShare()
    .executeTakeFirst()
  if (!session) return false
  await saveDevice(db, { ...device, session_id: session.id })
  return true
}

/** Saves a browser's only push subscription, which belongs to the account currently signed in. */
async function saveDevice(db: Db, device: Insertable<PushSubscriptionsTable>): Promise<void> {
  await db
    .insertInto('push_subscriptions')
    .values(device)
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({
        user_id: device.user_id,
        session_id: device.session_id,
        p256dh: device.p256dh,
        auth: device.auth,
        created_at: device.created_at,
      }),
    )
    .execute()
}

export async function deleteDevice(db: Db, userId: string, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).where('user_id', '=', userId).execute()
}

export async function deleteGoneDevices(db: Db, endpoints: string[]): Promise<void> {
  if (endpoints.length === 0) return
  await db.deleteFrom('push_subscriptions').where('endpoint', 'in', endpoints).execute()
}

/** Keeps a person's newest devices and deletes the rest. */
export async function keepNewestDevices(db: Db, userId: string, count: number): Promise<void> {
  await sql`
    delete from push_subscriptions where endpoint in (
      select endpoint from push_subscriptions where user_id = ${userId} order by created_at desc offset ${count}
    )`.execute(db)
}
