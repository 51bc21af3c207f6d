import { toCart } from '@planner/contract/kitchen/list-to-cart'
import type { ListLine } from '@planner/contract/kitchen/shopping-list'
import type { UnsentLine } from './lines.ts'
import type { ListedItem, OnItsWay } from './store.ts'

/** Lines with what of them is in a cart or ordered: an order counts for what was on the list when it was placed. */
export function withSent(
  lines: readonly UnsentLine[],
  items: readonly Pick<ListedItem, 'key' | 'state' | 'added_at'>[],
  sent: readonly OnItsWay[],
): ListLine[] {
  const since = new Map<string, Date>()
  for (const { key, state, added_at: at } of items) {
    const first = since.get(key)
    if (state === 'open' && (!first || at < first)) since.set(key, at)
  }
  return lines.map((line) => {
    if (line.ticked || line.have) return { ...line, sent: null, to_cart: 0 }
    const wanted = toCart(line)
    const begun = since.get(line.key)
    const there = sent.filter(
      ({ type, item_id, at }) =>
        type === wanted.type && item_id === wanted.item_id && (at === null || (begun !== undefined && at >= begun)),
    )
    // What has no pack is what it is called: '2 packets of Maggi' is not one.
    const counts = (one: OnItsWay) => ('unpriced' in wanted ? Number(one.name === wanted.name) : one.quantity)
    const sum = (place: OnItsWay['place']) =>
      there.reduce((total, one) => total + (one.place === place ? counts(one) : 0), 0)
    const inMine = Math.max(0, wanted.quantity - sum('order') - sum('other'))
    if (inMine > sum('mine')) return { ...line, sent: null, to_cart: inMine }
    return { ...line, sent: there.some(({ place }) => place !== 'order') ? 'cart' : 'ordered', to_cart: 0 }
  })
}
