import { files as limits } from '@planner/contract/constants/reminders'
import type { Context } from '#context.ts'
import { after, dayMs, hourMs, minuteMs } from '#platform/clock.ts'
import { inFullBatches } from '#platform/db/in-full-batches.ts'
import { deleteIncoming } from './receive.ts'
import { deleteUnused, dropRemoval, takeRemovals } from './store.ts'

/** Limit per run; the next run continues. */
const removedAtOnce = 200

/** Deletes files whose reminder is permanently gone, or that were removed too long ago to be restored. */
export async function purgeUnused(context: Context): Promise<void> {
  const now = context.clock.now()
  const seenBefore = after(now, -dayMs)
  const letGoBefore = after(now, -limits.retentionDays * dayMs)
  await inFullBatches((limit) => deleteUnused(context.db, { now, seenBefore, letGoBefore, limit }))
  await deleteIncoming(context)
}

/** Removes unreferenced bytes from the file store. A failed removal is retried in an hour. */
export async function removeStored(context: Context): Promise<void> {
  const now = context.clock.now()
  const due = await takeRemovals(context.db, { now, again: after(now, hourMs), limit: removedAtOnce })
  for (const key of due) {
    try {
      await context.files.remove(key)
      await dropRemoval(context.db, key)
    } catch (error) {
      context.log.warn({ err: error }, 'could not remove a file from the file store')
    }
  }
}

export const fileWork = [
  { name: 'files.forget-unused', everyMs: hourMs, run: purgeUnused },
  { name: 'files.remove-stored', everyMs: minuteMs, run: removeStored },
]
