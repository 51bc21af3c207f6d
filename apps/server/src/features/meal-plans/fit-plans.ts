import type { Diet } from '@planner/contract/kitchen/recipes'
import type { Context } from '#context.ts'
import { tableDietOn } from '#features/recipes/day-diet.ts'
import type { MealPlanRow } from '#platform/db/tables/meal-plans.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { isBoughtBy } from './bought-dishes.ts'
import { fitPlan } from './fit-plan.ts'
import { plansFrom } from './store.ts'

export type Replanned = {
  /** Number of dishes replaced today, and on later days. */
  today: number
  ahead: number
  /** Number of dishes that do not fit but stay because they were bought. */
  kept: number
}

/** Adapts the plans from today on to a diet, in a transaction that locks the person. */
export async function fitPlans(context: Context, user: UserRow, diet: Diet): Promise<Replanned> {
  const { day: today } = wallTimeOf(context.clock.now(), user.time_zone)
  const made = await plansFrom(context.db, user.id, today)
  const isBought = await isBoughtBy(context, user)
  const replanned = { today: 0, ahead: 0, kept: 0 }
  for (const plan of diet.veg_only ? vegOnlyOf(made) : made) {
    const eaten = await tableDietOn(context.db, user, plan.date, plan.location)
    const { exchanged, kept } = await fitPlan(context, user, plan, eaten, isBought)
    // Of a day's two plans, count only the one that the person sees.
    if (plan.veg_only !== diet.veg_only) continue
    replanned[plan.date === today ? 'today' : 'ahead'] += exchanged
    replanned.kept += kept
  }
  return replanned
}

/**
 * Returns a vegetarian plan for each day: the existing one or, if there is none, the other plan, of which only
 * vegetarian dishes will stay.
 */
function vegOnlyOf(made: readonly MealPlanRow[]): MealPlanRow[] {
  const veg = made.filter(({ veg_only: isVeg }) => isVeg)
  const others = made.filter(({ date }) => !veg.some((plan) => plan.date === date))
  return [...veg, ...others.map((plan) => ({ ...plan, veg_only: true, generation: 0 }))]
}
