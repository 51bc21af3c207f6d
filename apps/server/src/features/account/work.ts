import type { Context } from '#context.ts'
import { after, dayMs, hourMs } from '#platform/clock.ts'
import { sendResets } from './send-resets.ts'
import { deleteOldResets, nextResetRequestAt } from './store.ts'

export const accountWork = [
  {
    name: 'account.send-resets',
    everyMs: 1000,
    run: sendResets,
    nextAt: ({ db }: Context) => nextResetRequestAt(db),
  },
  { name: 'account.tidy', everyMs: hourMs, run: tidy },
]

/** Deletes reset links that no longer count towards a limit. */
async function tidy(context: Context): Promise<void> {
  await deleteOldResets(context.db, { before: after(context.clock.now(), -dayMs) })
}
