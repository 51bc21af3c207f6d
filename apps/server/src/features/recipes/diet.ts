import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { DietInAnswer, setDiet } from '@planner/contract/kitchen/recipes'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { dietOf, mergeDiet } from './store.ts'
import { wholeDiet } from './whole-diet.ts'

/** Omitted fields stay unchanged. */
export type DietChange = CheckedInputOf<typeof setDiet>

/**
 * Returns a person's diet. Its version also increases when other household members change something that affects the
 * table. Inside a transaction, pass its connection: holding one connection while waiting for another can deadlock the
 * pool.
 */
export async function readDiet({ db }: { db: Db }, user: UserRow): Promise<DietInAnswer> {
  const { diet, version } = await dietOf(db, user.id)
  return { ...wholeDiet(diet), version }
}

/** Merges a change into a person's diet; `changeDiet` (features/meal-plans) adapts their plans. */
export async function mergeIntoDiet(tx: Db, user: UserRow, change: DietChange): Promise<DietInAnswer> {
  await mergeDiet(tx, user.id, change)
  return readDiet({ db: tx }, user)
}
