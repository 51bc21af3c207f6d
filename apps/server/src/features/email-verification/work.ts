import { account as limits } from '@planner/contract/constants/accounts'
import type { Context } from '#context.ts'
import { after, dayMs, hourMs } from '#platform/clock.ts'
import { canProve } from './can-prove.ts'
import { sendProofs } from './send-proofs.ts'
import { deleteOldProofs, nextRequestAt } from './store.ts'

export const emailVerificationWork = [
  {
    name: 'email-verification.send',
    everyMs: 1000,
    run: sendProofs,
    // Where no address can be proved, requests wait for a server that can.
    nextAt: async (context: Context) => (canProve(context) ? nextRequestAt(context.db) : null),
  },
  { name: 'email-verification.tidy', everyMs: hourMs, run: tidy },
]

/** Drops links that are too old to say anything about. */
async function tidy(context: Context): Promise<void> {
  const before = after(context.clock.now(), -limits.proofsKeptDays * dayMs)
  await deleteOldProofs(context.db, { before })
}
