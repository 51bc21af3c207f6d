import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables.ts'

/** What may fall on a day: once on that very day, or repeating since that day or earlier. By the time of day. */
export function openRemindersUpTo(db: Db, userId: string, day: string): Promise<ReminderRow[]> {
  return db
    .selectFrom('reminders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('completed', '=', false)
    .where((or) => or.or([or('date', '=', day), or.and([or('date', '<', day), or('recurrence', '<>', 'none')])]))
    .orderBy('time')
    .orderBy('title')
    .execute()
}
