import { writtenInPrefix } from '../cart.ts'
import type { ListLine } from './shopping-list.ts'

/**
 * A food by its pack, as the shop counts it. Anything else as it was said, by a key that its amount is no part of: what no food
 * table knows for the shop to price, and a food by a name of its own ('Tata salt, 1 kg') at our estimate for the food.
 */
export function toCart(line: Omit<ListLine, 'sent' | 'to_cart'>) {
  const { key, food, name, amount, pack, packs, pack_id: packId, buy, price } = line
  if (food !== null && pack !== null) {
    return {
      type: 'ingredient' as const,
      item_id: packId ?? food,
      name: `${name}, ${pack}`,
      quantity: packs,
      description: buy ?? amount,
    }
  }
  const said = amount ? (food === null ? `${amount} ${name}` : `${name}, ${amount}`) : name
  return {
    type: 'product' as const,
    item_id: `${writtenInPrefix}${key}`.slice(0, 120),
    name: said.slice(0, 200),
    quantity: 1,
    ...(food !== null && price > 0 ? { price } : { unpriced: true }),
  }
}
