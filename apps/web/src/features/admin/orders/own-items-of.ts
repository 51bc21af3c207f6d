import { ownLines } from '@planner/commerce/own-lines'
import type { Order } from '@planner/contract/orders'

/**
 * Returns the items that an administrator can mark as out of stock: those that no shop supplies, while the order is in
 * progress and something else is left of it.
 */
export function ownItemsOf({ status, items, parts }: Order): { index: number; name: string }[] {
  if (status !== 'pending' && status !== 'confirmed') return []
  if (items.filter(({ quantity }) => quantity > 0).length < 2) return []
  return ownLines({ lines: items, parts })
    .filter((index) => items[index]!.quantity > 0)
    .map((index) => ({ index, name: items[index]!.name }))
}
