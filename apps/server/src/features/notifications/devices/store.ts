import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { PushSubscriptionRow, PushSubscriptionsTable } from '#platform/db/tables.ts'

export async function devicesOf(db: Db, userIds: string[]): Promise<PushSubscriptionRow[]> {
  if (userIds.length === 0) return []
  return db.selectFrom('push_subscriptions').selectAll().where('user_id', 'in', userIds).execute()
}

/** A browser has one subscription; whoever is signed in there now is whom it rings for. */
export async function saveDevice(db: Db, device: Insertable<PushSubscriptionsTable>): Promise<void> {
  await db
    .insertInto('push_subscriptions')
    .values(device)
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({
        user_id: device.user_id,
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

/** Keeps a person's newest devices and drops the rest. */
export async function keepNewestDevices(db: Db, userId: string, count: number): Promise<void> {
  await sql`
    delete from push_subscriptions where endpoint in (
      select endpoint from push_subscriptions where user_id = ${userId} order by created_at desc offset ${count}
    )`.execute(db)
}
