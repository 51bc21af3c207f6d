import type { Context } from '#context.ts'
import { readDiet } from '#features/recipes/diet.ts'
import type { MealPlanRow } from '#platform/db/tables/meal-plans.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { planAt } from './store.ts'

/** Returns the existing plan of a day (today by default), without creating one. */
export async function planMade(
  context: Context,
  user: UserRow,
  { date, vegOnly }: { date?: string | undefined; vegOnly: boolean },
): Promise<MealPlanRow | null> {
  const day = date ?? wallTimeOf(context.clock.now(), user.time_zone).day
  const { veg_only: always } = await readDiet(context, user)
  return planAt(context.db, { userId: user.id, date: day, vegOnly: vegOnly || always })
}
