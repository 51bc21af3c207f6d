import type { Context } from '#context.ts'
import { userById } from '#features/auth/user-by-id.ts'
import { after } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { Problem } from '#platform/problem.ts'
import { connectionOf } from '../connection/store.ts'
import { takeDueForSync } from './store.ts'
import { syncCalendar, syncEveryMs } from './sync.ts'

/** Name of the sync queue. */
export const syncQueue = 'google-sync'

const syncJob = (userId: string): Job<{ userId: string }> => ({ name: syncQueue, data: { userId } })

/** Number of people whose sync is queued per transaction. */
const peopleAtOnce = 100

/** Queues a sync for everyone who turned on the hourly sync and is due. */
export async function queueDueSyncs(context: Context): Promise<void> {
  const now = context.clock.now()
  await inTransaction(context.db, async (tx) => {
    const due = { now, next: after(now, syncEveryMs), limit: peopleAtOnce }
    for (const userId of await takeDueForSync(tx, due)) await context.jobs.send(tx, syncJob(userId))
  })
}

/** Syncs one person's calendar with the window they chose last. If Google refuses, the next attempt is in an hour. */
export async function syncInBackground(context: Context, data: object): Promise<void> {
  const { userId } = data as { userId: string }
  const [user, connection] = [await userById(context, userId), await connectionOf(context.db, userId)]
  if (!user || !connection?.auto_sync) return
  try {
    await syncCalendar(context, user, { past: connection.past_days, future: connection.future_days })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    context.log.warn({ code: error.code }, 'background calendar sync failed')
  }
}
