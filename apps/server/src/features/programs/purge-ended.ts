import type { Context } from '#context.ts'
import { after, dayMs } from '#platform/clock.ts'
import { deleteEnded } from './store.ts'

/** How long ended tokens stay listed. */
const endedRetentionMs = 30 * dayMs

export const purgeEnded = (context: Context): Promise<void> =>
  deleteEnded(context.db, { before: after(context.clock.now(), -endedRetentionMs) })
