import type { ResultOf } from '@planner/contract/endpoint'
import type { setDiet } from '@planner/contract/kitchen/recipes'
import type { Context } from '#context.ts'
import { type DietChange, mergeIntoDiet } from '#features/recipes/diet.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { fitPlans } from './fit-plans.ts'

/**
 * Changes a person's diet and adapts the plans from today on in one transaction, so that any plan read afterwards fits.
 */
export function changeDiet(context: Context, user: UserRow, change: DietChange): Promise<ResultOf<typeof setDiet>> {
  return inTransaction(context.db, async (tx) => {
    // Prevents a concurrent plan from using the previous diet.
    await lockPerson(tx, user.id)
    const diet = await mergeIntoDiet(tx, user, change)
    return { ...diet, replanned: await fitPlans({ ...context, db: tx }, user, diet) }
  })
}
