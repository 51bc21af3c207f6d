import { toCart } from '@planner/contract/kitchen/list-to-cart'
import { countedAs } from '@planner/kitchen'
import { linesOf } from './lines.ts'
import type { ListedItem, OnItsWay } from './store.ts'

type Item = ListedItem

/**
 * Returns the ids of items that were added after an order of the same thing: they are wanted again, on a line of their
 * own, instead of making the ordered line larger.
 */
export function addedAfterOrder(items: readonly Item[], sent: readonly OnItsWay[]): ReadonlySet<string> {
  const orders = sent.filter(({ at }) => at !== null)
  if (orders.length === 0) return new Set()
  const typed = items.filter(({ state, dish }) => state === 'open' && dish === null)
  const again = [...Map.groupBy(typed, ({ key }) => key).values()]
    .filter((same) => same.length > 1)
    .flatMap((same) => {
      const orderedAt = same.flatMap((item) => lastOrderOf(item, orders) ?? [])
      const last = Math.max(...orderedAt)
      return same.filter((item) => item.added_at.getTime() > last && lastOrderOf(item, orders) === null)
    })
  return new Set(again.map(({ id }) => id))
}

/** Returns when an item was last ordered since it was added, in milliseconds; null if it was not. */
function lastOrderOf(item: Item, orders: readonly OnItsWay[]): number | null {
  const [line] = linesOf([item], new Map()).lines
  const wanted = toCart(line!)
  const times = orders
    .filter(
      ({ type, item_id: id, name }) =>
        type === wanted.type &&
        (type === 'product' ? name === wanted.name : countedAs(id).food === countedAs(wanted.item_id).food),
    )
    .map(({ at }) => at!.getTime())
    .filter((at) => at >= item.added_at.getTime())
  return times.length === 0 ? null : Math.max(...times)
}
