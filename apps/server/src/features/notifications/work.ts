import type { Context } from '#context.ts'
import { minuteMs } from '#platform/clock.ts'
import { planAhead } from './planning/plan-ahead.ts'
import { batchSize, dispatchDue, recoverLapsed } from './sending/dispatch.ts'

/** The work that rings reminders, each with how often it runs. */
export const notificationWork = [
  { name: 'notifications.dispatch', everyMs: 500, run: dispatchAll },
  { name: 'notifications.recover', everyMs: 5000, run: recoverLapsed },
  { name: 'notifications.plan-ahead', everyMs: minuteMs, run: planAhead },
]

/** Rounds until nothing more is due. */
export async function dispatchAll(context: Context): Promise<void> {
  while ((await dispatchDue(context)) === batchSize);
}
