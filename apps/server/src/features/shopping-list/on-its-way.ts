import { toCart } from '@planner/contract/kitchen/list-to-cart'
import type { ListLine } from '@planner/contract/kitchen/shopping-list'
import { countedAs } from '@planner/kitchen'
import type { UnsentLine } from './lines.ts'
import type { ListedItem, OnItsWay } from './store.ts'

/**
 * Adds to each line how much of it is in a cart or ordered. An order counts for items that were on the list when it was
 * placed.
 */
export function withSent(
  lines: readonly UnsentLine[],
  items: readonly Pick<ListedItem, 'id' | 'added_at'>[],
  sent: readonly OnItsWay[],
): ListLine[] {
  const addedAt = new Map(items.map(({ id, added_at: at }) => [id, at.getTime()]))
  return lines.map((line) => {
    if (line.ticked || line.have) return { ...line, sent: null, to_cart: 0 }
    const wanted = toCart(line)
    const { food, grams: each } = countedAs(wanted.item_id)
    const begun = Math.min(...line.entries.map(({ id }) => addedAt.get(id)!))
    const there = sent.filter(
      ({ type, item_id, at }) =>
        type === wanted.type && countedAs(item_id).food === food && (at === null || at.getTime() >= begun),
    )
    // An item without a pack is matched by its full name: 'Tata salt, 2 kg' does not match 1 kg.
    const counts = (one: OnItsWay) =>
      wanted.type === 'product'
        ? one.name === wanted.name
          ? one.quantity
          : 0
        : one.quantity * countedAs(one.item_id).grams
    const sum = (place: OnItsWay['place']) =>
      there.reduce((total, one) => total + (one.place === place ? counts(one) : 0), 0)
    const inMine = Math.max(0, wanted.quantity * each - sum('order') - sum('other'))
    if (inMine > sum('mine')) return { ...line, sent: null, to_cart: Math.ceil(inMine / each - 1e-9) }
    const isOrdered = sum('order') >= wanted.quantity * each || there.every(({ place }) => place === 'order')
    return { ...line, sent: isOrdered ? 'ordered' : 'cart', to_cart: 0 }
  })
}
