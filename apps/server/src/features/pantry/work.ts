import { pantry as limits } from '@planner/contract/constants/kitchen'
import type { Context } from '#context.ts'
import { after, dayMs, hourMs } from '#platform/clock.ts'
import { deleteMoves, deleteUsedUp } from './store.ts'

export const pantryWork = [{ name: 'pantry.forget', everyMs: hourMs, run: forget }]

async function forget({ db, clock }: Context): Promise<void> {
  await deleteMoves(db, { before: after(clock.now(), -limits.undoDays * dayMs) })
  await deleteUsedUp(db, { before: after(clock.now(), -limits.usedUpRetentionDays * dayMs) })
}
