import { shoppingList as limits } from '@planner/contract/constants/kitchen'
import type { ResultOf } from '@planner/contract/endpoint'
import type { bought as contract } from '@planner/contract/kitchen/shopping-list'
import type { Context } from '#context.ts'
import { after, dayMs } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { boughtThings } from './store.ts'

/** Returns what the household bought, newest first, each item once. */
export async function listBought({ db, clock }: Context, user: UserRow): Promise<ResultOf<typeof contract>> {
  const since = after(clock.now(), -limits.boughtRetentionDays * dayMs)
  const things = await boughtThings(db, user.household_id, { since, most: limits.boughtShown })
  return {
    things: things.map(({ key, name, said, times, last_at, dish }) => ({
      key,
      // The amount a dish needed is not an amount to buy again.
      text: dish === null ? said : name,
      name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      times,
      last_at: last_at.toISOString(),
    })),
  }
}
