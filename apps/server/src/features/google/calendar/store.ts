import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { GoogleEventRow, GoogleEventsTable } from '#platform/db/tables/google.ts'

/** Counts the imported events in a person's planner. */
export async function countEvents(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('google_events')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('reminder_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

export function googleEventsOf(db: Db, userId: string): Promise<GoogleEventRow[]> {
  return db.selectFrom('google_events').selectAll().where('user_id', '=', userId).execute()
}

/** With six columns each, well below the parameter limit of one statement. */
const eventsPerStatement = 2000

/** Saves events, replacing earlier versions. */
export async function putEvents(tx: Db, events: Insertable<GoogleEventsTable>[]): Promise<void> {
  for (let from = 0; from < events.length; from += eventsPerStatement) {
    await tx
      .insertInto('google_events')
      .values(events.slice(from, from + eventsPerStatement))
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'event_id']).doUpdateSet((put) => ({
          account: put.ref('excluded.account'),
          reminder_id: put.ref('excluded.reminder_id'),
          content_hash: put.ref('excluded.content_hash'),
          date: put.ref('excluded.date'),
        })),
      )
      .execute()
  }
}

export async function deleteEvents(tx: Db, userId: string, eventIds: string[]): Promise<void> {
  if (eventIds.length === 0) return
  await sql`delete from google_events where user_id = ${userId} and event_id = any(${eventIds})`.execute(tx)
}

export async function deleteEventsOf(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('google_events').where('user_id', '=', userId).execute()
}

/**
 * Claims the people who are due for a sync. Their next sync is postponed in the same statement, so that no two
 * processes take the same person.
 */
export async function takeDueForSync(
  tx: Db,
  { now, next, limit }: { now: Date; next: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    update google_connections set next_sync_at = ${next} where user_id in (
      select user_id from google_connections
      where next_sync_at <= ${now} and expired_at is null
      order by next_sync_at limit ${limit} for update skip locked
    ) returning user_id`.execute(tx)
  return rows.map(({ user_id: userId }) => userId)
}
