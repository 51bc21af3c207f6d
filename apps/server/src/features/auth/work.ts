import { account as limits } from '@planner/contract/constants/accounts'
import type { Context } from '#context.ts'
import { after, dayMs, hourMs } from '#platform/clock.ts'
import { dropOldCounters } from '#platform/request-counter.ts'
import { sessionLimits } from './resume-session.ts'
import { deleteExpiredSessions, deleteOldDevices, deleteOldFailures } from './store.ts'

export const authWork = [{ name: 'auth.tidy', everyMs: hourMs, run: tidy }]

/** Deletes expired sessions, old sign-in failures, long-unused devices and expired counters. */
async function tidy(context: Context): Promise<void> {
  const now = context.clock.now()
  const { madeAfter, usedAfter } = sessionLimits(now)
  await deleteExpiredSessions(context.db, { madeBefore: madeAfter, usedBefore: usedAfter, endedBefore: now })
  await deleteOldFailures(context.db, { before: after(now, -dayMs) })
  await deleteOldDevices(context.db, { before: after(now, -limits.knownDeviceDays * dayMs) })
  await dropOldCounters(context.db, now)
}
