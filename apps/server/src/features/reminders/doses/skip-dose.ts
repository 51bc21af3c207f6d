import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { removeDay } from '../one-day.ts'
import { ownReminder } from '../own-reminder.ts'
import { removeReminder } from '../removal/remove.ts'

/**
 * Skips one dose of a medicine: it no longer rings, and the log shows it as skipped. Idempotent.
 *
 * @throws Problem `reminder.not-found`, `reminder.not-an-occurrence`, `reminder.not-yours`, `medicine.taken`.
 */
export async function skipDose(context: Context, user: UserRow, { id, day }: { id: string; day: string }) {
  const reminder = await ownReminder(context, user, id)
  if (reminder.recurrence === 'none') await removeReminder(context, user, id)
  else if (!reminder.skipped_dates.includes(day)) await removeDay(context, user, { id, day })
}
