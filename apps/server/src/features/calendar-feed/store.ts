import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { CalendarFeedRow, CalendarFeedsTable } from '#platform/db/tables/calendar-files.ts'

export async function feedOf(db: Db, userId: string): Promise<CalendarFeedRow | null> {
  const row = await db.selectFrom('calendar_feeds').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return row ?? null
}

/** Saves a person's feed, replacing the previous one. */
export async function putFeed(db: Db, feed: Insertable<CalendarFeedsTable>): Promise<CalendarFeedRow> {
  return db
    .insertInto('calendar_feeds')
    .values(feed)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(feed))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateFeed(
  db: Db,
  userId: string,
  change: Updateable<CalendarFeedsTable>,
): Promise<CalendarFeedRow> {
  return db
    .updateTable('calendar_feeds')
    .set(change)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteFeed(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
}

/** The state of a feed that can be read without loading a reminder. */
export type FeedState = {
  user_id: string
  alarms: boolean
  last_read_at: Date | null
  time_zone: string
  lead_minutes: number
  /** Changes with every change of a reminder. */
  reminders: string
}

/**
 * Returns the state of the feed at an address; null if there is none. A calendar app's poll costs only this statement.
 */
export async function feedState(db: Db, tokenHash: Buffer): Promise<FeedState | null> {
  const { rows } = await sql<FeedState>`
    select feed.user_id, feed.alarms, feed.last_read_at, users.time_zone, users.lead_minutes, (
      select concat_ws(' ', count(*), max(updated_at), sum(hashtextextended(id::text || updated_at || rings, 0)))
      from reminders where user_id = feed.user_id
    ) || ' ' || (
      select concat_ws(' ', count(*), sum(hashtextextended(id::text || updated_at || audience || coalesce(for_user::text, '') || coalesce(escalate_to::text, ''), 0)))
      from reminders where household_id = users.household_id and user_id <> feed.user_id
    ) as reminders
    from calendar_feeds feed join users on users.id = feed.user_id
    where feed.token_hash = ${tokenHash}`.execute(db)
  return rows[0] ?? null
}
