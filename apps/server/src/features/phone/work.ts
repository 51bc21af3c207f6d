import type { Context } from '#context.ts'
import { after, dayMs, hourMs } from '#platform/clock.ts'
import { deleteOldCodes } from './store.ts'

export const phoneWork = [{ name: 'phone.tidy', everyMs: hourMs, run: tidy }]

/** Deletes codes that no longer count towards any limit. */
async function tidy(context: Context): Promise<void> {
  await deleteOldCodes(context.db, { before: after(context.clock.now(), -dayMs) })
}
