import type { Context } from '#context.ts'
import { after, dayMs, hourMs } from '#platform/clock.ts'
import { deleteOldCodes } from './store.ts'

export const phoneWork = [{ name: 'phone.tidy', everyMs: hourMs, run: tidy }]

/** Drops codes that no limit counts any more. */
async function tidy(context: Context): Promise<void> {
  await deleteOldCodes(context.db, { before: after(context.clock.now(), -dayMs) })
}
