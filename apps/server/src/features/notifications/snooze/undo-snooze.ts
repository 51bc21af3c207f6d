import { notifications as limits } from '@planner/contract/constants/notifications'
import type { Context } from '#context.ts'
import { after, dayMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { Problem } from '#platform/problem.ts'
import { planAlerts } from '../planning/plan-alerts.ts'
import { deleteAlerts, lockPendingOf, lockPeople } from '../planning/store.ts'
import { ringAgain } from './ring-again.ts'
import { lockReminder } from './store.ts'

/**
 * Undoes a person's snooze of one occurrence. The alerts it replaced ring as before, unless their time has passed, and
 * so does an earlier snooze. Does nothing without a snooze.
 *
 * @throws Problem `reminder.not-found`, `notification.snooze-time` for an `earlier` further ahead than a snooze can be.
 */
export async function undoSnooze(
  context: Context,
  userId: string,
  { reminderId, day, earlier }: { reminderId: string; day: string; earlier: Date | null },
): Promise<void> {
  const now = context.clock.now()
  if (earlier && earlier > after(now, limits.snooze.daysMax * dayMs)) throw new Problem('notification.snooze-time')
  await inTransaction(context.db, async (tx) => {
    const reminder = await lockReminder(tx, userId, reminderId)
    if (!reminder) throw new Problem('reminder.not-found')
    const [user] = await lockPeople(tx, [userId])
    const snoozed = (await lockPendingOf(tx, [reminderId])).filter(
      (alert) => alert.user_id === userId && alert.moment === 'snoozed' && alert.occurrence_on === day,
    )
    if (snoozed.length === 0) return
    await deleteAlerts(
      tx,
      snoozed.map(({ id }) => id),
    )
    if (earlier && earlier > now) await ringAgain(context, tx, { reminder, user: user!, day, ringsAt: earlier })
    await planAlerts(context, tx, reminder, now)
  })
}
