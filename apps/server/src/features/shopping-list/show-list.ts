import { shoppingList as limits } from '@planner/contract/constants/kitchen'
import type { ShoppingList, Staple } from '@planner/contract/kitchen/shopping-list'
import { amountInWords, costLabel, kitchenKey } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { proposalsOf } from '#features/pantry/proposals.ts'
import { pantryOf } from '#features/pantry/show-pantry.ts'
import { after, dayMs, hourMs } from '#platform/clock.ts'
import type { ShoppingStapleRow } from '#platform/db/tables/shopping.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { addedAfterOrder } from './added-after-order.ts'
import { amountOfItem, linesOf } from './lines.ts'
import { withSent } from './on-its-way.ts'
import { forServings } from './servings.ts'
import { staplesOf } from './staples/store.ts'
import { listedItems, onItsWay } from './store.ts'

/** How long an order counts towards items on the list. */
const ordersOfDays = 30

/**
 * Returns the household's list, with one query each for items, pantry, staples and what is on its way, and one for who
 * eats if dishes are on it.
 */
export async function showList({ db, clock }: Context, user: UserRow): Promise<ShoppingList> {
  const now = clock.now()
  const { household_id: householdId, time_zone } = user
  const today = wallTimeOf(now, time_zone).day
  const [listed, pantry, staples, sent] = await Promise.all([
    listedItems(db, householdId, { today, tickedSince: after(now, -limits.tickedHours * hourMs) }),
    pantryOf(db, householdId),
    staplesOf(db, householdId),
    onItsWay(db, user, { since: after(now, -ordersOfDays * dayMs) }),
  ])
  const items = await forServings(db, user, listed)
  const { lines, people, dishes } = linesOf(
    items,
    new Map(pantry.map((row) => [row.key, row])),
    addedAfterOrder(items, sent),
  )
  const onList = new Set(lines.filter(({ ticked, have }) => !ticked && !have).map(kitchenKey))
  return {
    lines: withSent(lines, items, sent),
    people,
    dishes,
    total: lines.reduce((sum, { price }) => sum + price, 0),
    label: costLabel,
    staples: staples.map(presentStaple),
    proposed: proposalsOf(pantry, onList, now),
  }
}

const presentStaple = (row: ShoppingStapleRow): Staple => ({
  id: row.id,
  name: row.name,
  amount: amountOfItem(row).map(amountInWords).join(''),
  after: row.after,
  days: row.days,
  next_at: row.next_at?.toISOString() ?? null,
})
