import { chosenDishes as limits } from '@planner/contract/constants/kitchen'
import type { Context } from '#context.ts'
import { hourMs } from '#platform/clock.ts'
import { addDays } from '#platform/wall-time.ts'
import { deleteOldMeals } from './store.ts'

export const whoEatsWork = [{ name: 'who-eats.forget', everyMs: hourMs, run: purgeOld }]

/** Deletes old seatings: who ate does not matter once a meal's leftovers are gone. */
function purgeOld(context: Context): Promise<void> {
  const today = context.clock.now().toISOString().slice(0, 10)
  return deleteOldMeals(context.db, addDays(today, -limits.daysBack - 2))
}
