import { shoppingList as limits } from '@planner/contract/constants/kitchen'
import type { Context } from '#context.ts'
import { after, dayMs, hourMs, minuteMs } from '#platform/clock.ts'
import { bringStaples } from './staples/staples.ts'
import { clearOld, deletePast, purgeSettled } from './store.ts'

export const shoppingListWork = [
  { name: 'shopping-list.staples', everyMs: minuteMs, run: bringStaples },
  { name: 'shopping-list.forget', everyMs: hourMs, run: forget },
]

async function forget({ db, clock }: Context): Promise<void> {
  const now = clock.now()
  await clearOld(db, { before: after(now, -limits.tickedHours * hourMs), now })
  await purgeSettled(db, {
    removedBefore: after(now, -limits.removedRetentionDays * dayMs),
    boughtBefore: after(now, -limits.boughtRetentionDays * dayMs),
  })
  await deletePast(
    db,
    after(now, -7 * dayMs)
      .toISOString()
      .slice(0, 10),
  )
}
