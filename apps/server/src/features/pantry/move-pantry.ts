import type { Db } from '#platform/db/open.ts'
import { amountOf, filled } from './stock.ts'
import { deletePantryItem, giveRowsTo, itemsAlsoIn, lockPantry, setPantryItem } from './store.ts'

/**
 * Moves a household's pantry to another, which its only person joins. Amounts of items that both have are added up, by
 * weight where their units differ; where weights are unknown the amount brought along counts.
 */
export async function movePantry(tx: Db, move: { from: string; to: string }): Promise<void> {
  const brought = await itemsAlsoIn(tx, move)
  const there = await lockPantry(
    tx,
    move.to,
    brought.map(({ key }) => key),
  )
  for (const item of brought) {
    const row = there.get(item.key)!
    const amount = amountOf(item)
    if (amount) await setPantryItem(tx, row.id, filled(row, amount, row.food))
    await deletePantryItem(tx, move.from, item.id)
  }
  await giveRowsTo(tx, move)
}
