import type { ResultOf } from '@planner/contract/endpoint'
import type { shoppingList } from '@planner/contract/recipes'

export type Item = ResultOf<typeof shoppingList>['items'][number]

/** In the order in which one walks through the shop, which is the list's own. */
export function byAisle(items: readonly Item[]): [aisle: string, items: Item[]][] {
  const aisles = new Map<string, Item[]>()
  for (const item of items) aisles.set(item.aisle, [...(aisles.get(item.aisle) ?? []), item])

  return [...aisles]
}

/** Rupees of what is still to be bought. */
export const totalOf = (items: readonly Item[], has: (id: string) => boolean): number =>
  items.reduce((sum, item) => sum + (has(item.id) ? 0 : item.price), 0)
