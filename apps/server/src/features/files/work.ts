import { files as limits } from '@planner/contract/constants/reminders'
import type { Context } from '#context.ts'
import { after, dayMs, hourMs, minuteMs } from '#platform/clock.ts'
import { inFullBatches } from '#platform/db/in-full-batches.ts'
import { forgetIncoming } from './receive.ts'
import { deleteUnused, dropRemoval, takeRemovals } from './store.ts'

/** The limit of one run; the next continues. */
const removedAtOnce = 200

/** Forgets files whose reminder is gone for good, or that were taken off longer ago than they can be put back. */
export async function forgetUnused(context: Context): Promise<void> {
  const now = context.clock.now()
  const seenBefore = after(now, -dayMs)
  const letGoBefore = after(now, -limits.keptDays * dayMs)
  await inFullBatches((limit) => deleteUnused(context.db, { now, seenBefore, letGoBefore, limit }))
  await forgetIncoming(context)
}

/** Removes from the file store what belongs to nothing any more; what fails is tried again in an hour. */
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
  { name: 'files.forget-unused', everyMs: hourMs, run: forgetUnused },
  { name: 'files.remove-stored', everyMs: minuteMs, run: removeStored },
]
