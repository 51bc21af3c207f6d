import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { Diet, setDiet } from '@planner/contract/recipes'
import type { Profile } from '@planner/kitchen'
import type { Context } from '#context.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { dietOf, mergeDiet } from './store.ts'

/** What is left out stays as it is. */
type DietChange = CheckedInputOf<typeof setDiet>

/** Default: everything but pork and buffalo. */
const usual: Diet = {
  egg: true,
  jain: false,
  no_onion_garlic: false,
  vrat: false,
  vegan: false,
  pork: false,
  buffalo: false,
  exclude_allergens: [],
}

/** Inside a transaction, read on its connection: holding one connection while waiting for another can deadlock the pool. */
export const readDiet = async ({ db }: { db: Db }, user: UserRow): Promise<Diet> => ({
  ...usual,
  ...(await dietOf(db, user.id)),
})

export const changeDiet = async (context: Context, user: UserRow, change: DietChange): Promise<Diet> => ({
  ...usual,
  ...(await mergeDiet(context.db, user.id, change)),
})

/** A diet as the kitchen is asked for it. */
export const profileOf = (diet: Diet): Profile => ({
  egg: diet.egg,
  jain: diet.jain,
  noOnionGarlic: diet.no_onion_garlic,
  vrat: diet.vrat,
  vegan: diet.vegan,
  pork: diet.pork,
  buffalo: diet.buffalo,
  excludeAllergens: diet.exclude_allergens,
})
