import { reminders as limits } from '@planner/contract/constants/reminders'
import type { Context } from '#context.ts'
import { settleRefillOf } from '#features/medicines/refill.ts'
import { planAlerts } from '#features/notifications/planning/plan-alerts.ts'
import { putBackSnoozes } from '#features/notifications/snooze/set-aside.ts'
import { after, dayMs } from '#platform/clock.ts'
import { inFullBatches } from '#platform/db/in-full-batches.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { requireRoom } from '../require-room.ts'
import { requireMayChange } from '../sharing/sharing.ts'
import { lockReminderOf, updateReminder } from '../store.ts'
import { deleteRemoved, restoreRemoved } from './store.ts'

/**
 * Restores a deleted reminder; its future alerts ring again, including snoozes. If the reminder exists, it is returned
 * unchanged.
 *
 * @throws Problem `reminder.not-found` if it was not deleted within the last days; `reminder.too-many`, `account.full`.
 */
export async function restoreReminder(context: Context, user: UserRow, id: string): Promise<ReminderRow> {
  const now = context.clock.now()
  return inTransaction(context.db, async (tx) => {
    const there = await lockReminderOf(tx, user.id, id)
    if (there) return there
    await requireRoom(context, tx, user, { more: 1, text: 0 })
    const restored = await restoreRemoved(tx, user.id, id, { since: since(now), now })
    if (!restored) throw new Problem('reminder.not-found')
    await putBackSnoozes(context, tx, restored, now)
    const planned = await planAlerts(context, tx, restored, now)
    await settleRefillOf(context, tx, planned)
    return planned
  })
}

/** Restores a day that was removed from a recurring reminder. @throws Problem `reminder.not-found`. */
export async function restoreDay(
  context: Context,
  user: UserRow,
  { id, day }: { id: string; day: string },
): Promise<ReminderRow> {
  const now = context.clock.now()
  return inTransaction(context.db, async (tx) => {
    const reminder = await lockReminderOf(tx, user.id, id)
    if (!reminder) throw new Problem('reminder.not-found')
    requireMayChange(user, reminder)
    if (!reminder.skipped_dates.includes(day)) return reminder
    const skipped_dates = reminder.skipped_dates.filter((other) => other !== day)
    const changed = await updateReminder(tx, id, { skipped_dates, updated_at: now })
    await putBackSnoozes(context, tx, changed, now)
    const planned = await planAlerts(context, tx, changed, now)
    await settleRefillOf(context, tx, planned)
    return planned
  })
}

const since = (now: Date): Date => after(now, -limits.removedRetentionDays * dayMs)

/** Permanently deletes removed reminders that can no longer be restored. */
export const purgeRemoved = ({ db, clock }: Context): Promise<void> =>
  inFullBatches((limit) => deleteRemoved(db, { before: since(clock.now()), limit }))
