import type { Pantry } from '@planner/contract/kitchen/pantry'
import { amountInWords, thingOf } from '@planner/kitchen'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { stateOf } from './proposals.ts'
import { amountOf } from './stock.ts'
import { pantryOf } from './store.ts'

export { pantryOf } from './store.ts'

/** Returns the household's pantry, by name. */
export async function showPantry({ db, clock }: Context, { household_id: householdId }: UserRow): Promise<Pantry> {
  const now = clock.now()
  const rows = await pantryOf(db, householdId)
  return {
    items: rows.map((row) => {
      const amount = amountOf(row)
      return {
        id: row.id,
        key: row.key,
        name: row.name,
        food: row.food,
        aisle: thingOf(row.name).aisle,
        amount: amount ? amountInWords(amount) : '',
        state: stateOf(row, now),
        since: row.since.toISOString(),
      }
    }),
  }
}
