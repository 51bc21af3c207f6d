import { gramsOfAmount, kitchenKey, mergeAmounts, purchaseOf } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { type Bought, putIn, undoMoves } from '#features/pantry/stock.ts'
import { lockPantry } from '#features/pantry/stock-of.ts'
import type { Db } from '#platform/db/open.ts'
import type { PantryItemRow, ShoppingItemRow } from '#platform/db/tables/shopping.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { amountOfItem, wantedOf } from './lines.ts'
import { forServings } from './servings.ts'
import type { ItemOfDish } from './store.ts'

/** Adds ticked items to the pantry: the typed amounts, and for dishes the packs bought. */
export async function stockBought(context: Context, tx: Db, me: UserRow, ticked: readonly ItemOfDish[]): Promise<void> {
  if (ticked.length === 0) return
  const items = await forServings(tx, me, ticked)
  // The pantry does not distinguish brands of a food.
  const there = await lockPantry(tx, me.household_id, [...new Set(items.map(kitchenKey))])
  const groups = Map.groupBy(items, kitchenKey)
  const things = [...groups].map(([key, group]) => boughtOf(key, group, there.get(key)))
  await putIn(context, tx, { householdId: me.household_id, userId: me.id }, things)
}

function boughtOf(key: string, items: readonly ShoppingItemRow[], there: PantryItemRow | undefined): Bought {
  const { food, name, id } = items[0]!
  const isForDish = items.some(({ dish }) => dish !== null)
  if (isForDish && food !== null) {
    const { grams } = wantedOf(items, there)
    // Bought although there was enough at home, so count what the dishes need.
    const needed = grams > 0 ? grams : wantedOf(items, undefined).grams
    if (needed > 0)
      return { key, food, name, amount: { amount: purchaseOf(food, needed).grams, unit: 'g' }, sourceId: id }
  }
  const sums = mergeAmounts(items.flatMap(amountOfItem), food)
  const sum = sums.find((one) => gramsOfAmount(one, food) !== null) ?? sums[0]
  // '₹10 worth' does not tell the amount.
  return { key, food, name, amount: sum && sum.unit !== 'rupee' ? sum : null, sourceId: id }
}

/** Takes items that were not bought after all out of the pantry. */
export async function unstock(
  context: Context,
  tx: Db,
  me: UserRow,
  items: readonly Pick<ShoppingItemRow, 'id'>[],
): Promise<void> {
  if (items.length === 0) return
  await undoMoves(
    context,
    tx,
    { householdId: me.household_id, userId: me.id },
    items.map(({ id }) => id),
  )
}
