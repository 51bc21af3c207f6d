import type { ResultOf } from '@planner/contract/endpoint'
import type { setDiet } from '@planner/contract/kitchen/recipes'
import type { Context } from '#context.ts'
import { type DietChange, mergeIntoDiet } from '#features/recipes/diet.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { fitPlans } from './fit-plans.ts'

/**
 * Changes what a person eats and leaves out, and brings the plans of today and the days ahead in line with it, in one
 * transaction: whoever reads a plan afterwards reads one that fits.
 */
export function changeDiet(context: Context, user: UserRow, change: DietChange): Promise<ResultOf<typeof setDiet>> {
  return inTransaction(context.db, async (tx) => {
    // No plan is made meanwhile by the diet of before.
    await lockPerson(tx, user.id)
    const diet = await mergeIntoDiet(tx, user, change)
    return { ...diet, replanned: await fitPlans({ ...context, db: tx }, user, diet) }
  })
}
