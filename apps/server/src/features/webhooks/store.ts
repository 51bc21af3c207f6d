import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type {
  WebhookDeliveriesTable,
  WebhookDeliveryRow,
  WebhookEventRow,
  WebhookRow,
  WebhooksTable,
} from '#platform/db/tables/webhooks.ts'

export function webhooksOf(db: Db, userId: string): Promise<WebhookRow[]> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function webhookOf(db: Db, userId: string, id: string): Promise<WebhookRow | null> {
  const query = db.selectFrom('webhooks').selectAll().where('id', '=', id).where('user_id', '=', userId)
  return (await query.executeTakeFirst()) ?? null
}

/** Returns a webhook by id alone, for delivery jobs, which act for no person. */
export async function webhookWithId(db: Db, id: string): Promise<WebhookRow | null> {
  return (await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

export function insertWebhook(tx: Db, webhook: Insertable<WebhooksTable>): Promise<WebhookRow> {
  return tx.insertInto('webhooks').values(webhook).returningAll().executeTakeFirstOrThrow()
}

export async function updateWebhook(db: Db, id: string, change: Updateable<WebhooksTable>): Promise<WebhookRow | null> {
  const query = db.updateTable('webhooks').set(change).where('id', '=', id).returningAll()
  return (await query.executeTakeFirst()) ?? null
}

/** @returns the deleted webhook; null if the person has no such webhook. */
export async function deleteWebhook(tx: Db, userId: string, id: string): Promise<WebhookRow | null> {
  const query = tx.deleteFrom('webhooks').where('id', '=', id).where('user_id', '=', userId).returningAll()
  return (await query.executeTakeFirst()) ?? null
}

/** Removes and returns the oldest events. */
export async function takeEvents(tx: Db, { limit }: { limit: number }): Promise<WebhookEventRow[]> {
  const { rows } = await sql<WebhookEventRow>`
    delete from webhook_events where id in (
      select id from webhook_events order by at limit ${limit} for update skip locked
    ) returning *`.execute(tx)
  return rows.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** Returns the webhooks of these people that are not paused. */
export async function activeWebhooksOf(tx: Db, userIds: string[]): Promise<WebhookRow[]> {
  return tx.selectFrom('webhooks').selectAll().where('user_id', 'in', userIds).where('paused_at', 'is', null).execute()
}

export async function insertDeliveries(tx: Db, deliveries: Insertable<WebhookDeliveriesTable>[]): Promise<void> {
  if (deliveries.length > 0) await tx.insertInto('webhook_deliveries').values(deliveries).execute()
}

/**
 * Leases webhooks with something due, one per person at a time, so that nobody's slow endpoints keep others waiting.
 *
 * @returns their ids.
 */
export async function leaseWebhooks(
  tx: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select distinct on (delivery.user_id) delivery.webhook_id from webhook_deliveries delivery
      where delivery.state = 'waiting' and delivery.next_at <= ${now} and not exists (
        select from webhooks busy where busy.user_id = delivery.user_id and busy.turn_until > ${now}
      )
      order by delivery.user_id, delivery.next_at
      limit ${limit}
    )
    update webhooks set turn_until = ${until}
    where id in (select webhook_id from due) and (turn_until is null or turn_until <= ${now})
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Returns when there is something to deliver next: immediately for a new event, else when a delivery is due; null if
 * there is nothing.
 */
export async function nextDeliveryAt(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select least(
    (select min(at) from webhook_events),
    (select min(next_at) from webhook_deliveries where state = 'waiting')) as at`.execute(db)
  return rows[0]!.at
}

export async function endLease(db: Db, id: string): Promise<void> {
  await db.updateTable('webhooks').set({ turn_until: null }).where('id', '=', id).execute()
}

/**
 * Starts an attempt at a webhook's earliest due delivery. If the attempt is never finished, the delivery is due again
 * at `expires`.
 */
export async function beginAttempt(
  db: Db,
  webhookId: string,
  { now, expires }: { now: Date; expires: Date },
): Promise<WebhookDeliveryRow | null> {
  const { rows } = await sql<WebhookDeliveryRow>`
    update webhook_deliveries set attempts = attempts + 1, tried_at = ${now}, next_at = ${expires}
    where id = (
      select id from webhook_deliveries
      where webhook_id = ${webhookId} and state = 'waiting' and next_at <= ${now}
      order by next_at, created_at, id limit 1 for update skip locked
    ) returning *`.execute(db)
  return rows[0] ?? null
}

export async function updateDelivery(
  db: Db,
  id: string,
  change: Updateable<WebhookDeliveriesTable>,
): Promise<WebhookDeliveryRow | null> {
  const query = db.updateTable('webhook_deliveries').set(change).where('id', '=', id).returningAll()
  return (await query.executeTakeFirst()) ?? null
}

/** Postpones all pending deliveries of a webhook. */
export async function backOff(db: Db, webhookId: string, until: Date): Promise<void> {
  await sql`update webhook_deliveries set next_at = greatest(next_at, ${until}::timestamptz)
    where webhook_id = ${webhookId} and state = 'waiting'`.execute(db)
}

/** Cancels all pending deliveries of a webhook. */
export async function giveUpWaiting(db: Db, webhookId: string, problem: string): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', body: null, next_at: null, problem })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute()
}

export function newestDeliveries(
  db: Db,
  webhookId: string,
  { limit }: { limit: number },
): Promise<WebhookDeliveryRow[]> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** @returns the number deleted. */
export async function deleteOldDeliveries(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from webhook_deliveries where id in (
      select id from webhook_deliveries where created_at < ${before} order by created_at limit ${limit}
    )`.execute(db)
  return Number(numAffectedRows)
}
