import { channels } from '@planner/contract/notifications'
import type { Context } from '#context.ts'
import { hourMs, minuteMs } from '#platform/clock.ts'
import { planMissed } from './missed/plan-missed.ts'
import { planAhead } from './planning/plan-ahead.ts'
import { planNags } from './planning/plan-nags.ts'
import { replan } from './planning/replan.ts'
import { nextReplanAt } from './planning/store.ts'
import { makeAlertMonths } from './reports/alert-months.ts'
import { purgeOldAlerts } from './reports/purge-old.ts'
import { dispatchChannel } from './sending/dispatch.ts'
import { recoverLapsed, settleUnknown } from './sending/recovery/recover.ts'
import { nextAlertAt, nextLapseAt } from './sending/store.ts'
import { purgeSetAside } from './snooze/set-aside.ts'

/** The background work that sends alerts, with its intervals. */
export const notificationWork = [
  // Each channel separately, so that a slow provider does not delay others.
  ...channels.map((channel) => ({
    name: `notifications.dispatch.${channel}`,
    everyMs: 500,
    run: (context: Context) => dispatchChannel(context, channel),
    nextAt: ({ db }: Context) => nextAlertAt(db, channel),
  })),
  {
    name: 'notifications.replan',
    everyMs: 500,
    run: replan,
    nextAt: ({ db }: Context) => nextReplanAt(db),
  },
  {
    name: 'notifications.recover',
    everyMs: 5000,
    run: recoverLapsed,
    nextAt: ({ db }: Context) => nextLapseAt(db),
  },
  { name: 'notifications.settle-unknown', everyMs: minuteMs, run: settleUnknown },
  { name: 'notifications.plan-ahead', everyMs: minuteMs, run: planAhead },
  { name: 'notifications.plan-nags', everyMs: minuteMs, run: planNags },
  { name: 'notifications.plan-missed', everyMs: minuteMs, run: planMissed },
  { name: 'notifications.months', everyMs: hourMs, run: makeAlertMonths },
  { name: 'notifications.forget', everyMs: hourMs, run: purgeOldAlerts },
  { name: 'notifications.forget-set-aside', everyMs: hourMs, run: purgeSetAside },
]

/** Sends due alerts on every channel. */
export async function dispatchAll(context: Context): Promise<void> {
  await Promise.all(channels.map((channel) => dispatchChannel(context, channel)))
}
