import { google as limits } from '@planner/contract/constants/google'
import type { Context } from '#context.ts'
import { after, hourMs, minuteMs } from '#platform/clock.ts'
import type { JobWork } from '#platform/jobs/jobs.ts'
import { addDays } from '#platform/wall-time.ts'
import { queueDueSyncs, syncInBackground, syncQueue } from './calendar/sync-due.ts'
import { deleteOldAuthorizations } from './connection/store.ts'
import { deleteOldSuggestions } from './mail/store.ts'

export const googleJobs: JobWork<Context>[] = [{ name: syncQueue, run: syncInBackground }]

export const googleWork = [
  { name: 'google.hourly', everyMs: minuteMs, run: queueDueSyncs },
  { name: 'google.tidy', everyMs: hourMs, run: tidy },
]

/** Deletes abandoned consents and past suggestions. */
async function tidy(context: Context): Promise<void> {
  const now = context.clock.now()
  await deleteOldAuthorizations(context.db, { before: after(now, -limits.stateMinutes * minuteMs) })
  const today = now.toISOString().slice(0, 10)
  // Answered ones are kept as long as an analysis can find the same mail again, so that they do not come back.
  await deleteOldSuggestions(context.db, { before: { open: addDays(today, -2), answered: addDays(today, -60) } })
}
