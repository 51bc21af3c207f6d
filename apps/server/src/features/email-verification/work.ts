import { account as limits } from '@planner/contract/constants/accounts'
import type { Context } from '#context.ts'
import { after, dayMs, hourMs } from '#platform/clock.ts'
import { canVerify } from './can-verify.ts'
import { sendVerifications } from './send-verifications.ts'
import { deleteOldTokens, nextRequestAt } from './store.ts'

export const emailVerificationWork = [
  {
    name: 'email-verification.send',
    everyMs: 1000,
    run: sendVerifications,
    // On a server that cannot send links, requests wait for one that can.
    nextAt: async (context: Context) => (canVerify(context) ? nextRequestAt(context.db) : null),
  },
  { name: 'email-verification.tidy', everyMs: hourMs, run: tidy },
]

/** Deletes links too old for their status to matter. */
async function tidy(context: Context): Promise<void> {
  const before = after(context.clock.now(), -limits.verificationRetentionDays * dayMs)
  await deleteOldTokens(context.db, { before })
}
