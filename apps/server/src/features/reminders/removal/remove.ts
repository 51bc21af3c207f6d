import { reminders as limits } from '@planner/contract/constants/reminders'
import type { Context } from '#context.ts'
import { settleRefillOf } from '#features/medicines/refill.ts'
import { dropAlerts } from '#features/notifications/planning/plan-alerts.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { requireNoSeries, requireNotTaken } from '../doses/doses.ts'
import { requireMayChange } from '../sharing/sharing.ts'
import { giveOccurrences, lockReminderOf } from '../store.ts'
import { deleteReminder, saveRemoved } from './store.ts'

/**
 * Deletes a reminder; it can be restored for some days.
 *
 * @throws Problem `reminder.not-found`, `medicine.dose` for a series of doses, `medicine.taken`.
 */
export async function removeReminder(context: Context, user: UserRow, id: string): Promise<ReminderRow> {
  return inTransaction(context.db, async (tx) => {
    const reminder = await lockReminderOf(tx, user.id, id)
    if (!reminder) throw new Problem('reminder.not-found')
    requireMayChange(user, reminder)
    requireNoSeries(reminder)
    requireNotTaken(reminder, reminder.date)
    await dropAlerts(tx, reminder)
    await saveRemoved(tx, reminder, context.clock.now(), { most: limits.removedMax })
    // When a split-off series is deleted, its changed occurrences return to the series it was split from.
    if (reminder.moved_from) await giveOccurrences(tx, { from: id, to: reminder.moved_from })
    await deleteReminder(tx, id)
    await settleRefillOf(context, tx, reminder)
    return reminder
  })
}
