import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { addDays } from '#platform/wall-time.ts'
import { planAlertsOf } from './plan-alerts.ts'
import { planDigests } from './plan-digests.ts'
import { lockPersonToDigest, lockRemindersToPlan } from './store.ts'

const batch = 200

/**
 * Plans the alerts of recurring reminders, and the digests, for days that have come within the horizon. Several
 * processes share the work: each locks what it plans, and skips rows locked by others.
 */
export async function planAhead(context: Context): Promise<void> {
  const now = context.clock.now()
  // One day beyond the planning horizon in any time zone, so that nothing just planned is selected again.
  const until = addDays(now.toISOString().slice(0, 10), 1)
  let isMore = true
  while (isMore) {
    isMore = await inTransaction(context.db, async (tx) => {
      const reminders = await lockRemindersToPlan(tx, { until, limit: batch })
      if (reminders.length > 0) await planAlertsOf(context, tx, reminders, now)
      return reminders.length === batch
    })
  }
  isMore = true
  while (isMore) {
    isMore = await inTransaction(context.db, async (tx) => {
      const user = await lockPersonToDigest(tx, { until })
      if (user) await planDigests(context, tx, user, now)
      return user !== undefined
    })
  }
}
