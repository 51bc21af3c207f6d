import type { Context } from '#context.ts'
import type { MealPlanRow, UserRow } from '#platform/db/tables.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { planAt } from './store.ts'

/** The existing plan of a day (today by default), without creating one. */
export function planMade(
  context: Context,
  user: UserRow,
  { date, vegOnly }: { date?: string | undefined; vegOnly: boolean },
): Promise<MealPlanRow | null> {
  const day = date ?? wallTimeOf(context.clock.now(), user.time_zone).day
  return planAt(context.db, { userId: user.id, date: day, vegOnly })
}
