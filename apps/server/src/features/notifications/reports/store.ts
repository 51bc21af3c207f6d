import { type Selectable, sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { AlertRow, AlertsTable, OutboxRow } from '#platform/db/tables/notifications.ts'

/** Returns the last alert sent or given up on each channel, not counting those skipped for lack of an address. */
export async function lastHandedOf(db: Db, userId: string): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select last.* from unnest(array['app', 'sms', 'whatsapp', 'telegram', 'email', 'voice']) as named (channel)
    cross join lateral (
      select * from alerts
      where user_id = ${userId} and alerts.channel = named.channel
        and state in ('sent', 'delivered', 'failed', 'unknown') and settled_at is not null
      order by due_at desc limit 1
    ) last`.execute(db)
  return rows
}

export type DeliveryRow = Pick<
  Selectable<AlertsTable>,
  | 'id'
  | 'channel'
  | 'moment'
  | 'reminder_id'
  | 'occurrence_on'
  | 'due_at'
  | 'settled_at'
  | 'state'
  | 'note'
  | 'provider_id'
> & { title: string }

/**
 * Returns alerts due before an instant, or at that instant with a lower id if one is given; newest first. Excludes
 * alerts that are not due yet.
 */
export async function deliveryRowsOf(
  db: Db,
  userId: string,
  { before, beforeId = null, now, limit }: { before: Date; beforeId?: string | null; now: Date; limit: number },
): Promise<DeliveryRow[]> {
  const statement = sql<DeliveryRow>`
    select alerts.id, channel, moment, reminder_id, occurrence_on, due_at, settled_at, state, note, provider_id,
      coalesce(alerts.title, reminders.title, '') as title
    from alerts left join reminders on reminders.id = alerts.reminder_id
    where alerts.user_id = ${userId} and due_at <= ${before} and due_at <= ${now}
      and (due_at < ${before} or alerts.id < ${beforeId}::uuid)
    order by due_at desc, alerts.id desc limit ${sql.lit(limit)}`
  return prepared(db, statement)
}

/** Returns a person's outbox, newest first. */
export function outboxOf(db: Db, userId: string, { limit }: { limit: number }): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Whether all alerts of a month's partition were settled before an instant. */
export async function areSettledBefore(db: Db, part: string, before: Date): Promise<boolean> {
  const { rows } = await sql<{ is_left: boolean }>`
    select exists (select from ${sql.table(part)} where settled_at is null or settled_at >= ${before}) as is_left`.execute(
    db,
  )
  return !rows[0]!.is_left
}

/** Deletes up to `limit` alerts that were settled before an instant. @returns the number deleted. */
export async function deleteSettled(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from alerts where (id, occurrence_at) in (
      select id, occurrence_at from alerts where settled_at < ${before} order by settled_at limit ${limit})`.execute(db)
  return Number(numAffectedRows)
}
