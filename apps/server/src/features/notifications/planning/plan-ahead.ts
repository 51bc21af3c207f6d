import type { Context } from '#context.ts'
import { addDays } from '#platform/wall-time.ts'
import { planFrom } from './plan-alerts.ts'
import { lockRemindersToPlan } from './store.ts'

const batch = 200

/**
 * Plans the alerts of repeating reminders whose next days have come near. Several processes share the work: each locks
 * what it plans.
 *
 * @returns how many reminders it planned.
 */
export async function planAhead(context: Context): Promise<number> {
  const now = context.clock.now()
  // A day more than the horizon of planning in any zone, so that no reminder is seen again at once.
  const until = addDays(now.toISOString().slice(0, 10), 1)
  let planned = 0
  for (;;) {
    const count = await context.db.transaction().execute(async (tx) => {
      const due = await lockRemindersToPlan(tx, { until, limit: batch })
      for (const { reminder, user } of due) {
        await planFrom(context, tx, user, reminder, { from: reminder.next_unplanned_on!, now })
      }
      return due.length
    })
    planned += count
    if (count < batch) return planned
  }
}
