import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { DietInAnswer, setDiet } from '@planner/contract/kitchen/recipes'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { dietOf, mergeDiet } from './store.ts'
import { wholeDiet } from './whole-diet.ts'

/** What is left out stays as it is. */
export type DietChange = CheckedInputOf<typeof setDiet>

/**
 * What a person eats; its version also grows where others of their household change what counts at the table. Inside a
 * transaction, read on its connection: holding one connection while waiting for another can deadlock the pool.
 */
export async function readDiet({ db }: { db: Db }, user: UserRow): Promise<DietInAnswer> {
  const { diet, version } = await dietOf(db, user.id)
  return { ...wholeDiet(diet), version }
}

/** Adds to a person's diet; their plans are brought in line by `changeDiet` (features/meal-plans). */
export async function mergeIntoDiet(tx: Db, user: UserRow, change: DietChange): Promise<DietInAnswer> {
  await mergeDiet(tx, user.id, change)
  return readDiet({ db: tx }, user)
}
