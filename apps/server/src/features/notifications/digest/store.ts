import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'

/** The SQL equivalent of `isFor` in `planning/recipients.ts`, for any day. */
const mayBeFor = (userId: string) => sql<boolean>`(
  (user_id = ${userId} and (audience = 'self' or (audience = 'member' and for_user is null and for_helper is null)))
  or (household_id = (select household_id from users where id = ${userId})
    and (audience = 'everyone' or for_user = ${userId} or (audience = 'anyone' and (for_user is null or recurrence <> 'none' or claimed_on is not null))))
)`

/**
 * Returns open reminders that may fall within a range of days: one-off ones, those spanning days, and recurring ones
 * that began by its end. Of those for anyone, somebody else may have claimed a day.
 */
export function openRemindersUpTo(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<ReminderRow[]> {
  return db
    .selectFrom('reminders')
    .selectAll()
    .where(mayBeFor(userId))
    .where('completed', '=', false)
    .where('date', '<=', to)
    .where((or) => or.or([or('date', '>=', from), or('ends_on', '>=', from), or('recurrence', '<>', 'none')]))
    .execute()
}
