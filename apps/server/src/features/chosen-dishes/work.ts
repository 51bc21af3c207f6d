import { recipes as limits } from '@planner/contract/constants/kitchen'
import type { Context } from '#context.ts'
import { hourMs } from '#platform/clock.ts'
import { addDays } from '#platform/wall-time.ts'
import { deleteOldChosen } from './store.ts'

export const chosenDishWork = [{ name: 'chosen-dishes.forget', everyMs: hourMs, run: purgeOld }]

/** Deletes old chosen dishes, which are kept as long as the plans they were chosen from. */
function purgeOld(context: Context): Promise<void> {
  const today = context.clock.now().toISOString().slice(0, 10)
  return deleteOldChosen(context.db, addDays(today, -limits.unseenDays - 2))
}
