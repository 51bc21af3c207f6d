import type { ReminderFile } from '@planner/contract/reminders'
import type { Context } from '#context.ts'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { ownReminder } from './own-reminder.ts'
import { requireMayChange } from './sharing/sharing.ts'
import { lockReminderOf, updateReminder } from './store.ts'

/** @throws Problem `reminder.not-found`, `reminder.not-yours`. */
export async function reminderToAttachTo(context: Context, user: UserRow, id: string): Promise<ReminderRow> {
  const reminder = await ownReminder(context, user, id)
  requireMayChange(user, reminder)
  return reminder
}

/** Changes a reminder's files while it is locked. @throws Problem `reminder.not-found`, `reminder.not-yours`. */
export async function changeFiles(
  context: Context,
  tx: Db,
  user: UserRow,
  id: string,
  change: (files: readonly ReminderFile[], reminder: ReminderRow) => Promise<readonly ReminderFile[]>,
): Promise<ReminderRow> {
  const reminder = await lockReminderOf(tx, user.id, id)
  if (!reminder) throw new Problem('reminder.not-found')
  requireMayChange(user, reminder)
  const files = await change(reminder.files, reminder)
  if (files === reminder.files) return reminder
  return updateReminder(tx, id, { files: JSON.stringify(files), updated_at: context.clock.now() })
}
