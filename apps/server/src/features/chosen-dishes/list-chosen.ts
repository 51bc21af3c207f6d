import { chosenDishes as limits } from '@planner/contract/constants'
import type { Context } from '#context.ts'
import type { ChosenDishRow, UserRow } from '#platform/db/tables.ts'
import { addDays, wallTimeOf } from '#platform/wall-time.ts'
import { chosenSince } from './store.ts'

/** What a person has chosen from two days ago on, meal by meal: what is left of earlier days is a hint for the next ones. */
export function listChosen(context: Context, user: UserRow): Promise<ChosenDishRow[]> {
  const today = wallTimeOf(context.clock.now(), user.time_zone).day
  return chosenSince(context.db, user.id, addDays(today, -limits.daysBack))
}
