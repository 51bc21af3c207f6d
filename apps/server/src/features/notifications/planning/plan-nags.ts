import type { Context } from '#context.ts'
import { after, dayMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { planAlerts } from './plan-alerts.ts'
import { lockReminderToPlan, unfinishedThatRang } from './store.ts'

/**
 * Plans the next alert of reminders that rang and are not done, for people who chose 'until done'. Works from the
 * stored results of sending, so that a killed process only delays it to the next run.
 */
export async function planNags(context: Context): Promise<void> {
  const now = context.clock.now()
  for (const id of await unfinishedThatRang(context.db, { since: after(now, -dayMs) })) {
    await inTransaction(context.db, async (tx) => {
      const reminder = await lockReminderToPlan(tx, id)
      if (reminder) await planAlerts(context, tx, reminder, now)
    })
  }
}
