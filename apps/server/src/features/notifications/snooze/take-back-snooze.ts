import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { Problem } from '#platform/problem.ts'
import { planAlerts } from '../planning/plan-alerts.ts'
import { deleteAlerts, holdPeople, lockPendingOf } from '../planning/store.ts'
import { lockReminder } from './store.ts'

/**
 * Undoes a person's snooze of one occurrence: what it took the place of rings as before, unless its time has passed. Without
 * a snooze nothing changes.
 *
 * @throws Problem `reminder.not-found`.
 */
export async function takeBackSnooze(
  context: Context,
  userId: string,
  { reminderId, day }: { reminderId: string; day: string },
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const reminder = await lockReminder(tx, userId, reminderId)
    if (!reminder) throw new Problem('reminder.not-found')
    await holdPeople(tx, [userId])
    const snoozed = (await lockPendingOf(tx, [reminderId])).filter(
      (alert) => alert.user_id === userId && alert.moment === 'snoozed' && alert.occurrence_on === day,
    )
    if (snoozed.length === 0) return
    await deleteAlerts(
      tx,
      snoozed.map(({ id }) => id),
    )
    await planAlerts(context, tx, reminder, context.clock.now())
  })
}
