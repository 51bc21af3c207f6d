import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables.ts'

/** As `planning/recipients.ts` says it. */
const isFor = (userId: string) => sql<boolean>`(
  (user_id = ${userId} and (audience = 'self' or (audience = 'member' and for_user is null and for_helper is null)))
  or (household_id = (select household_id from users where id = ${userId})
    and (audience = 'everyone' or for_user = ${userId} or (audience = 'anyone' and for_user is null)))
)`

/** What may fall on a day: once on that very day, or repeating since that day or earlier. By the time of day. */
export function openRemindersUpTo(db: Db, userId: string, day: string): Promise<ReminderRow[]> {
  return db
    .selectFrom('reminders')
    .selectAll()
    .where(isFor(userId))
    .where('completed', '=', false)
    .where((or) => or.or([or('date', '=', day), or.and([or('date', '<', day), or('recurrence', '<>', 'none')])]))
    .orderBy('time')
    .orderBy('title')
    .execute()
}
