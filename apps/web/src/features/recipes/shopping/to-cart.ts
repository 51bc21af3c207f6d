import type { Item } from './by-aisle.ts'

/** As a recipe's own button names it, with its pack: whoever reads the line in a cart or an order knows what one of it is. */
export const toCart = ({ id, name, pack, packs, buy }: Item) => ({
  type: 'ingredient' as const,
  item_id: id,
  name: `${name}, ${pack}`,
  quantity: packs,
  description: buy,
})
