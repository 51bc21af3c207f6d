import { pantry as limits } from '@planner/contract/constants/kitchen'
import type { Cookable } from '@planner/contract/kitchen/pantry'
import { cookableFrom, cookIndexSlices, gramsOfAmount, warmSearch } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { dietToday, profileOf } from '#features/recipes/day-diet.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { throughSlices } from '#platform/in-slices.ts'
import { amountOf } from './stock.ts'
import { pantryOf } from './store.ts'

/** Returns dishes that suit today's diet, ranked by how many of their ingredients are at home. */
export async function dishesFromPantry(context: Context, user: UserRow): Promise<Cookable[]> {
  // The first call after the start builds two indexes; other requests get a turn in between.
  await throughSlices(warmSearch())
  await throughSlices(cookIndexSlices())
  const [diet, rows] = [await dietToday(context, user), await pantryOf(context.db, user.household_id)]
  const atHome = new Map<string, number | null>()
  for (const row of rows) {
    const amount = amountOf(row)
    if (row.food !== null && row.amount !== 0) atHome.set(row.food, amount && gramsOfAmount(amount, row.food))
  }
  return cookableFrom(atHome, { ...profileOf(diet), vegOnly: diet.veg_only }, { limit: limits.dishesShown })
}
