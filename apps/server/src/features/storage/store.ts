import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { prepared } from '#platform/db/prepared.ts'

/**
 * Returns the bytes that a person's reminders, medicines, orders, and saved and own recipes take in the database, after
 * its compression. Sizes are read from the rows without fetching long texts.
 */
export async function storedBytesOf(db: Db, userId: string): Promise<number> {
  const statement = sql<{ bytes: number }>`
    select (
      (select coalesce(sum(300 + pg_column_size(title) + pg_column_size(description)
        + coalesce(pg_column_size(source_text), 0) + pg_column_size(completed_dates) + pg_column_size(skipped_dates)
        + pg_column_size(tags) + pg_column_size(checklist)), 0) from reminders where user_id = ${userId})
      + (select coalesce(sum(100 + pg_column_size(reminder)), 0) from removed_reminders where user_id = ${userId})
      + (select coalesce(sum(300 + pg_column_size(name) + pg_column_size(note) + pg_column_size(times)), 0)
        from medicines where user_id = ${userId})
      + (select coalesce(sum(300 + pg_column_size(lines) + pg_column_size(timeline)), 0)
        from orders where user_id = ${userId})
      + (select coalesce(sum(100 + pg_column_size(recipe)), 0) from saved_recipes where user_id = ${userId})
      + (select coalesce(sum(300 + pg_column_size(text) + pg_column_size(told)), 0) from own_recipes where user_id = ${userId})
    )::bigint as bytes`
  return (await prepared(db, statement))[0]!.bytes
}
