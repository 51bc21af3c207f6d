import type { Context } from '#context.ts'
import { keyOfDiet, tableDietOn } from '#features/recipes/day-diet.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import type { Db } from '#platform/db/open.ts'
import type { MealPlanRow } from '#platform/db/tables/meal-plans.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { isBoughtBy } from './bought-dishes.ts'
import { fitPlan } from './fit-plan.ts'
import { planOfDay, type Wanted } from './plan-of-day.ts'
import { planAt } from './store.ts'

/**
 * Returns a day's plan that suits everyone eating. A plan made before somebody joined, changed their diet or chose to
 * eat elsewhere is adapted first.
 */
export async function fittedPlan(context: Context, user: UserRow, wanted: Wanted): Promise<MealPlanRow> {
  const made = await planOfDay(context, user, wanted)
  if (await isFitted(context.db, user, made)) return made
  return inTransaction(context.db, async (tx) => {
    await lockPerson(tx, user.id)
    const key = { userId: user.id, date: wanted.date, vegOnly: wanted.vegOnly }
    const plan = (await planAt(tx, key)) ?? made
    const diet = await tableDietOn(tx, user, plan.date, plan.location)
    const inTx = { ...context, db: tx }
    if (plan.fitted_to !== keyOfDiet(diet)) await fitPlan(inTx, user, plan, diet, await isBoughtBy(inTx, user))
    return (await planAt(tx, key)) ?? plan
  })
}

const isFitted = async (db: Db, user: UserRow, { date, location, fitted_to: fittedTo }: MealPlanRow) =>
  fittedTo === keyOfDiet(await tableDietOn(db, user, date, location))
