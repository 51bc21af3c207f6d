import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { removeDay } from '../one-day.ts'
import { ownReminder } from '../own-reminder.ts'
import { removeReminder } from '../removal/remove.ts'

/**
 * Skips one dose of a medicine: it rings no more and is in the table as skipped. Skipping it again changes nothing.
 *
 * @throws Problem `reminder.not-found`, `reminder.not-an-occurrence`, `reminder.not-yours`, `medicine.taken`.
 */
export async function skipDose(context: Context, user: UserRow, { id, day }: { id: string; day: string }) {
  const reminder = await ownReminder(context, user, id)
  if (reminder.recurrence === 'none') await removeReminder(context, user, id)
  else if (!reminder.skipped_dates.includes(day)) await removeDay(context, user, { id, day })
}
