import type { Context } from '#context.ts'
import { minuteMs } from '#platform/clock.ts'
import { challengesValidSince } from './challenge.ts'
import { deleteOldChallenges } from './store.ts'

export const secondFactorWork = [{ name: 'second-factor.tidy', everyMs: 10 * minuteMs, run: tidy }]

/** Deletes challenges that can no longer be answered. */
async function tidy(context: Context): Promise<void> {
  await deleteOldChallenges(context.db, { before: challengesValidSince(context) })
}
