import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { Diet, DietInAnswer, setDiet } from '@planner/contract/recipes'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { dietOf, mergeDiet } from './store.ts'

/** What is left out stays as it is. */
export type DietChange = CheckedInputOf<typeof setDiet>

/** Default: everything but pork and buffalo. */
const usual: Diet = {
  veg_only: false,
  egg: true,
  jain: false,
  no_onion_garlic: false,
  vrat: false,
  vegan: false,
  pork: false,
  buffalo: false,
  exclude_allergens: [],
  jain_days: [],
  fast_days: [],
  no_meat_days: [],
}

/** Inside a transaction, read on its connection: holding one connection while waiting for another can deadlock the pool. */
export async function readDiet({ db }: { db: Db }, user: UserRow): Promise<DietInAnswer> {
  const { diet, version } = await dietOf(db, user.id)
  return { ...usual, ...diet, version }
}

/** Adds to a person's diet; their plans are brought in line by `changeDiet` (features/meal-plans). */
export async function mergeIntoDiet(tx: Db, user: UserRow, change: DietChange): Promise<DietInAnswer> {
  const { diet, version } = await mergeDiet(tx, user.id, change)
  return { ...usual, ...diet, version }
}
