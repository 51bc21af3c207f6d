import type { Context } from '#context.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { reminderOf } from './store.ts'

/** @throws Problem `reminder.not-found`, also for somebody else's reminder. */
export async function ownReminder(context: Context, user: UserRow, id: string): Promise<ReminderRow> {
  const reminder = await reminderOf(context.db, user.id, id)
  if (!reminder) throw new Problem('reminder.not-found')
  return reminder
}
