import type { Context } from '#context.ts'
import type { MealPlanRow, UserRow } from '#platform/db/tables.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { planAt } from './store.ts'

/** The plan of a day where one was made; none is made for the asking. Today's unless told otherwise. */
export function planMade(
  context: Context,
  user: UserRow,
  { date, vegOnly }: { date?: string | undefined; vegOnly: boolean },
): Promise<MealPlanRow | null> {
  const day = date ?? wallTimeOf(context.clock.now(), user.time_zone).day
  return planAt(context.db, { userId: user.id, date: day, vegOnly })
}
