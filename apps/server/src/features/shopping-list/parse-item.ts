import { readItem, thingOf } from '@planner/kitchen'
import type { ShoppingItemRow } from '#platform/db/tables/shopping.ts'

/** Parses a typed item into the kitchen's item and amount. */
export function parseItem(text: string): Pick<ShoppingItemRow, 'said' | 'key' | 'food' | 'name' | 'amount' | 'unit'> {
  const said = text.replace(/\s+/g, ' ').trim()
  const { name, amount, unit } = readItem(said)
  const { key, food } = thingOf(name)
  return { said, key, food, name, amount, unit }
}
