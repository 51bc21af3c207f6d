import { chosenDishes as limits } from '@planner/contract/constants/kitchen'
import type { ChosenDish } from '@planner/contract/kitchen/chosen-dishes'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { addDays, wallTimeOf } from '#platform/wall-time.ts'
import { presentChosen } from './present.ts'
import { chosenSince } from './store.ts'

/**
 * Returns a household's chosen dishes by meal, starting two days ago: leftovers of past days are a hint for the next
 * ones.
 */
export async function listChosen(context: Context, user: UserRow): Promise<ChosenDish[]> {
  const today = wallTimeOf(context.clock.now(), user.time_zone).day
  const rows = await chosenSince(context.db, user.household_id, addDays(today, -limits.daysBack))
  return presentChosen(context, user, rows)
}
